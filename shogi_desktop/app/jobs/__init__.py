"""Work as independent jobs, done here, by processes or by a cluster; see docs/decisions/0101. No Qt."""
