"""Settings, from the environment (`VINTIK_PORT=8000`) or a TOML file named by `VINTIK_SETTINGS`.

docs/settings.md lists them; a test compares.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field
from pydantic_settings import (
    BaseSettings,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
    TomlConfigSettingsSource,
)


def own_database() -> str:
    """A SQLite file in the data folder of the user who runs the server."""
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    folder = Path(data) / "vintik"
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'vintik.sqlite'}"


class Settings(BaseSettings):
    """Environment first, then the file, then these defaults.

    Raises pydantic's `ValidationError` for a setting that cannot be, `FileNotFoundError` if there is no
    such file.
    """

    model_config = SettingsConfigDict(env_prefix="VINTIK_", extra="forbid")

    host: str = Field(default="127.0.0.1", min_length=1, description="address the server listens on")
    port: Annotated[int, Field(ge=0, le=65535)] = Field(default=8000, description="port; 0 takes a free one")
    database: str = Field(default_factory=own_database, description="SQLAlchemy URL of the store")
    web: Path | None = Field(default=None, description="folder of the web bundle; unset: the one included")
    log_level: Literal["debug", "info", "warning", "error"] = Field(
        default="warning", description="how much the server tells: debug, info, warning or error"
    )
    open_browser: bool = Field(default=False, description="open the page in a browser, where there is one")
    max_message: int = Field(default=16_384, ge=256, description="longest message of a client, in bytes")

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        file = os.environ.get("VINTIK_SETTINGS")
        if not file:
            return (init_settings, env_settings)
        if not Path(file).is_file():
            raise FileNotFoundError(f"no settings file {file}")
        return (init_settings, env_settings, TomlConfigSettingsSource(settings_cls, Path(file)))

    def bundle(self) -> Path | None:
        """The folder of the web bundle: the one set, the installed one, or the one of a source tree."""
        here = Path(__file__).resolve()
        places = [self.web] if self.web else [here.with_name("static"), here.parents[3] / "web" / "dist"]
        return next((place for place in places if (place / "index.html").is_file()), None)
