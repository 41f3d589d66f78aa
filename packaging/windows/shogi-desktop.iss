; The installer for Windows: for one user, without an administrator. Needs Inno Setup 6.3, dist\shogi-desktop and
; build\shogi-desktop.ico:  iscc /DVersion=0.1.0 packaging\windows\shogi-desktop.iss
#ifndef Version
  #error Say the version: iscc /DVersion=...
#endif
#define Id "ShogiDesktop.Kifu"

[Setup]
AppId={{6C0C2E8E-3E4C-4E55-9E0C-6F6D0F2B7A41}
AppName=Shogi Desktop
AppVersion={#Version}
AppPublisher=Shogi Desktop contributors
DefaultDirName={autopf}\Shogi Desktop
DefaultGroupName=Shogi Desktop
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
LicenseFile=LICENSE
SourceDir=..\..
OutputDir=dist
OutputBaseFilename=shogi-desktop-{#Version}-windows-x64
SetupIconFile=build\shogi-desktop.ico
UninstallDisplayIcon={app}\shogi-desktop.ico
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern
ChangesAssociations=yes
CloseApplications=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "ja"; MessagesFile: "compiler:Languages\Japanese.isl"
Name: "cs"; MessagesFile: "compiler:Languages\Czech.isl"
Name: "pt"; MessagesFile: "compiler:Languages\BrazilianPortuguese.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked
Name: "associate"; Description: "{cm:AssocFileExtension,Shogi Desktop,.kif .kifu .ki2 .ki2u .csa .jkf .sfen}"

[InstallDelete]
; What an earlier version left would be loaded by this one. Nothing of the user lies there.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "dist\shogi-desktop\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs
Source: "build\shogi-desktop.ico"; DestDir: "{app}"; Flags: ignoreversion

[Icons]
; The program without a console window; shogi-desktop.exe beside it serves the commands (match, convert, doctor).
Name: "{group}\Shogi Desktop"; Filename: "{app}\Shogi Desktop.exe"; IconFilename: "{app}\shogi-desktop.ico"
Name: "{autodesktop}\Shogi Desktop"; Filename: "{app}\Shogi Desktop.exe"; IconFilename: "{app}\shogi-desktop.ico"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\{#Id}"; ValueType: string; ValueData: "Shogi game record"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\{#Id}\DefaultIcon"; ValueType: string; ValueData: "{app}\shogi-desktop.ico"
Root: HKA; Subkey: "Software\Classes\{#Id}\shell\open\command"; ValueType: string; ValueData: """{app}\Shogi Desktop.exe"" ""%1"""
Root: HKA; Subkey: "Software\Classes\.kif\OpenWithProgids"; ValueType: string; ValueName: "{#Id}"; ValueData: ""; Flags: uninsdeletevalue; Tasks: associate
Root: HKA; Subkey: "Software\Classes\.kifu\OpenWithProgids"; ValueType: string; ValueName: "{#Id}"; ValueData: ""; Flags: uninsdeletevalue; Tasks: associate
Root: HKA; Subkey: "Software\Classes\.ki2\OpenWithProgids"; ValueType: string; ValueName: "{#Id}"; ValueData: ""; Flags: uninsdeletevalue; Tasks: associate
Root: HKA; Subkey: "Software\Classes\.ki2u\OpenWithProgids"; ValueType: string; ValueName: "{#Id}"; ValueData: ""; Flags: uninsdeletevalue; Tasks: associate
Root: HKA; Subkey: "Software\Classes\.csa\OpenWithProgids"; ValueType: string; ValueName: "{#Id}"; ValueData: ""; Flags: uninsdeletevalue; Tasks: associate
Root: HKA; Subkey: "Software\Classes\.jkf\OpenWithProgids"; ValueType: string; ValueName: "{#Id}"; ValueData: ""; Flags: uninsdeletevalue; Tasks: associate
Root: HKA; Subkey: "Software\Classes\.sfen\OpenWithProgids"; ValueType: string; ValueName: "{#Id}"; ValueData: ""; Flags: uninsdeletevalue; Tasks: associate

[Run]
Filename: "{app}\Shogi Desktop.exe"; Description: "{cm:LaunchProgram,Shogi Desktop}"; Flags: nowait postinstall skipifsilent
