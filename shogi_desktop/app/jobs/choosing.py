"""Workers by what a command line or the settings name."""

from __future__ import annotations

from importlib.util import find_spec

from shogi_desktop.app.jobs.workers import Here, Processes, Workers, WorkersError

INSTALL = "pip install 'shogi-desktop[cluster]'"


def workers_for(cluster: str | None, places: int | None) -> Workers:
    """Those of a cluster, or so many processes here; with one place, or none said, this thread.

    :param cluster: see `cluster.Cluster`. :raises WorkersError: they cannot be had.
    """
    if cluster is not None:
        if find_spec("distributed") is None:
            raise WorkersError(f"a cluster needs Dask, which is not installed; type: {INSTALL}")
        from shogi_desktop.app.jobs.cluster import Cluster  # noqa: PLC0415 - Dask is an extra, and slow to import

        return Cluster(cluster, places)
    return Here() if places is None or places == 1 else Processes(places)
