"""Compiles the rules in place where a C compiler is at hand; quiet unless something goes wrong."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).parent.parent


def compiler() -> str | None:
    """The C compiler that Python's build would call, if it is installed."""
    asked = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(asked.split()[0])


def remove_compiled(*, without_source: bool = False) -> None:
    """Remove compiled files, all or those whose source is gone: Python would prefer them to the sources."""
    for path in (ROOT / "src").rglob("*.so"):
        if not without_source or not path.with_name(f"{path.name.partition('.')[0]}.py").exists():
            path.unlink()


def main() -> int:
    if compiler() is None:
        remove_compiled()
        return 0
    remove_compiled(without_source=True)
    command = [
        sys.executable,
        "setup.py",
        "--quiet",
        "build_ext",
        "--inplace",
        "-j",
        str(os.cpu_count() or 1),
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    log = done.stdout + done.stderr
    if done.returncode or "building extension" in log:
        sys.stderr.write(log)
        sys.stderr.write("The rules could not be compiled although there is a C compiler: see above.\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
