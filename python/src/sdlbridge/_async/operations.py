"""Every operation of the API as a typed method.

Written by scripts/write-client; do not edit.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Any, cast

from .. import models
from ..values import UNSET, present

# pytest leaves the frames of this module out of tracebacks.
__tracebackhide__ = True


class AsyncOperations:
    """Every operation of the API; a subclass sends the requests.

    An operation that the bridge refuses raises `RefusedError`.
    """

    async def _json(
        self,
        method: str,
        path: str,
        *,
        at: Mapping[str, Any] | None = None,
        query: Mapping[str, Any] | None = None,
        body: Mapping[str, Any] | None = None,
        command: str | None = None,
    ) -> Any:
        raise NotImplementedError

    async def _text(
        self,
        method: str,
        path: str,
        *,
        at: Mapping[str, Any] | None = None,
        query: Mapping[str, Any] | None = None,
        body: Mapping[str, Any] | None = None,
        command: str | None = None,
    ) -> str:
        raise NotImplementedError

    async def _bytes(
        self,
        method: str,
        path: str,
        *,
        at: Mapping[str, Any] | None = None,
        query: Mapping[str, Any] | None = None,
        body: Mapping[str, Any] | None = None,
        command: str | None = None,
    ) -> bytes:
        raise NotImplementedError

    def _stream(
        self,
        method: str,
        path: str,
        *,
        at: Mapping[str, Any] | None = None,
        query: Mapping[str, Any] | None = None,
        body: Mapping[str, Any] | None = None,
        command: str | None = None,
    ) -> AsyncIterator[bytes]:
        raise NotImplementedError

    async def state(self, *, path: str | None = None) -> Any:
        """Get the whole state with the number of its last change, or a part of it.

        Args:
            path: A JSON pointer; default: the whole state
        """
        return await self._json("GET", "/v1/state", query={"path": path})

    async def head_unit(self) -> models.HeadUnit:
        """Get the state of the head unit."""
        return cast("models.HeadUnit", await self._json("GET", "/v1/head-unit"))

    async def head_unit_set(
        self,
        *,
        display: models.HeadUnitSetDisplay | None = None,
        language: models.HeadUnitSetLanguage | None = None,
        popup_policy: models.HeadUnitSetPopupPolicy | None = None,
        link: models.HeadUnitSetLink | None = None,
        remote_control: models.HeadUnitSetRemoteControl | None = None,
    ) -> models.Done:
        """Set day or night, driver distraction, language, popup policy, remote control and the quality of the link.

        Args:
            display: The display
            language: The head unit's languages; an app in another language is unregistered, as in SDL Core
            popup_policy: What happens when a second overlay is requested
            link: The connections of all apps
            remote_control: Remote control of the car's modules

        Command: ``headUnit.set``
        """
        return cast(
            "models.Done",
            await self._json(
                "PATCH",
                "/v1/head-unit",
                body=present(
                    {"display": display, "language": language, "popupPolicy": popup_policy, "link": link, "remoteControl": remote_control}
                ),
                command="headUnit.set",
            ),
        )

    async def head_unit_profile(self) -> models.Profile:
        """Get the head unit's profile."""
        return cast("models.Profile", await self._json("GET", "/v1/head-unit/profile"))

    async def head_unit_profile_use(self, *, id: str) -> models.Done:
        """Switch to another head-unit profile.

        Args:
            id: A profile's id, from /v1/profiles

        Command: ``headUnit.profile.use``
        """
        return cast(
            "models.Done", await self._json("PUT", "/v1/head-unit/profile", body=present({"id": id}), command="headUnit.profile.use")
        )

    async def head_unit_profile_edit(self, body: Mapping[str, Any]) -> models.Done:
        """Change capabilities of the head unit with a JSON merge patch (RFC 7396).

        Args:
            body: The members to change

        Command: ``headUnit.profile.edit``
        """
        return cast("models.Done", await self._json("PATCH", "/v1/head-unit/profile", body=body, command="headUnit.profile.edit"))

    async def head_unit_overlays(self) -> models.Overlays:
        """Get the head unit's overlays."""
        return cast("models.Overlays", await self._json("GET", "/v1/head-unit/overlays"))

    async def head_unit_apps(self) -> models.Apps:
        """Get the head unit's apps."""
        return cast("models.Apps", await self._json("GET", "/v1/head-unit/apps"))

    async def head_unit_display(self) -> models.Display:
        """Get the head unit's display."""
        return cast("models.Display", await self._json("GET", "/v1/head-unit/display"))

    async def head_unit_language(self) -> models.Languages:
        """Get the head unit's language."""
        return cast("models.Languages", await self._json("GET", "/v1/head-unit/language"))

    async def head_unit_vehicle(self) -> models.Vehicle:
        """Get the head unit's vehicle."""
        return cast("models.Vehicle", await self._json("GET", "/v1/head-unit/vehicle"))

    async def head_unit_vehicle_set(self, body: Mapping[str, Any]) -> models.Done:
        """Set vehicle data with a JSON merge patch (RFC 7396).

        Args:
            body: The members to change

        Command: ``headUnit.vehicle.set``
        """
        return cast("models.Done", await self._json("PATCH", "/v1/head-unit/vehicle", body=body, command="headUnit.vehicle.set"))

    async def head_unit_drive(self) -> models.Drive:
        """Get the head unit's drive."""
        return cast("models.Drive", await self._json("GET", "/v1/head-unit/drive"))

    async def head_unit_drive_set(self, *, speed: float | None = None, loop: bool | None = None) -> models.Done:
        """Change the playback speed of the drive, or whether the drive repeats.

        Args:
            speed: Playback speed, 0.1 to 100; default: 1
            loop: Whether the drive restarts at its end

        Command: ``headUnit.drive.set``
        """
        return cast(
            "models.Done",
            await self._json("PATCH", "/v1/head-unit/drive", body=present({"speed": speed, "loop": loop}), command="headUnit.drive.set"),
        )

    async def head_unit_modules(self) -> models.Modules:
        """Get the head unit's modules."""
        return cast("models.Modules", await self._json("GET", "/v1/head-unit/modules"))

    async def head_unit_modules_set(self, body: Mapping[str, Any]) -> models.Done:
        """Set values of the car's modules, such as climate, with a JSON merge patch by module type and id.

        Args:
            body: The members to change

        Command: ``headUnit.modules.set``
        """
        return cast("models.Done", await self._json("PATCH", "/v1/head-unit/modules", body=body, command="headUnit.modules.set"))

    async def apps(self) -> models.Apps:
        """List the registered apps by key."""
        return cast("models.Apps", await self._json("GET", "/v1/apps"))

    async def app(self, app: str) -> models.HeadUnitApp:
        """Get the head unit's state of an app.

        Args:
            app: An app's key: its fullAppID, or its appID.
        """
        return cast("models.HeadUnitApp", await self._json("GET", "/v1/apps/{app}", at={"app": app}))

    async def app_state(self, app: str) -> models.AppStateAnswer:
        """Get an app's states, and the delegate calls of its last state change.

        Args:
            app: An app's key: its fullAppID, or its appID.
        """
        return cast("models.AppStateAnswer", await self._json("GET", "/v1/apps/{app}/state", at={"app": app}))

    async def app_stack(self, app: str) -> models.AppStackAnswer:
        """Get an app's view controllers with their life cycle and their views.

        Args:
            app: An app's key: its fullAppID, or its appID.
        """
        return cast("models.AppStackAnswer", await self._json("GET", "/v1/apps/{app}/stack", at={"app": app}))

    async def app_screen(self, app: str) -> models.AppScreenAnswer:
        """Get an app's screen: as set, as composed with overlays, as sent, and as the display shows it.

        Args:
            app: An app's key: its fullAppID, or its appID.
        """
        return cast("models.AppScreenAnswer", await self._json("GET", "/v1/apps/{app}/screen", at={"app": app}))

    async def app_overlays(self, app: str) -> models.AppOverlays:
        """Get an app's overlays.

        Args:
            app: An app's key: its fullAppID, or its appID.
        """
        return cast("models.AppOverlays", await self._json("GET", "/v1/apps/{app}/overlays", at={"app": app}))

    async def app_choices(self, app: str) -> models.AppChoicesAnswer:
        """Get an app's choices and the keyboard.

        Args:
            app: An app's key: its fullAppID, or its appID.
        """
        return cast("models.AppChoicesAnswer", await self._json("GET", "/v1/apps/{app}/choices", at={"app": app}))

    async def app_files(self, app: str) -> models.AppFilesAnswer:
        """Get an app's files.

        Args:
            app: An app's key: its fullAppID, or its appID.
        """
        return cast("models.AppFilesAnswer", await self._json("GET", "/v1/apps/{app}/files", at={"app": app}))

    async def app_haptics(self, app: str) -> models.AppHapticsAnswer:
        """Get an app's haptic rectangles.

        Args:
            app: An app's key: its fullAppID, or its appID.
        """
        return cast("models.AppHapticsAnswer", await self._json("GET", "/v1/apps/{app}/haptics", at={"app": app}))

    async def app_menu(self, app: str) -> models.AppMenuAnswer:
        """Get an app's menu and voice commands.

        Args:
            app: An app's key: its fullAppID, or its appID.
        """
        return cast("models.AppMenuAnswer", await self._json("GET", "/v1/apps/{app}/menu", at={"app": app}))

    async def app_permissions(self, app: str) -> models.AppPermissionsAnswer:
        """Get an app's permissions by level.

        Args:
            app: An app's key: its fullAppID, or its appID.
        """
        return cast("models.AppPermissionsAnswer", await self._json("GET", "/v1/apps/{app}/permissions", at={"app": app}))

    async def head_unit_app_set_permission(
        self,
        app: str,
        *,
        rpc: str,
        allowed: Sequence[models.HeadUnitAppSetPermissionAllowedItem] | None = None,
        user_disallowed: Sequence[models.HeadUnitAppSetPermissionAllowedItem] | None = None,
        allowed_parameters: Sequence[str] | None = None,
        user_disallowed_parameters: Sequence[str] | None = None,
    ) -> models.Done:
        """Set the HMI levels at which an app may send a request. Without any list, the default levels apply again.

        Args:
            app: An app's key: its fullAppID, or its appID.
            rpc: The request's name
            allowed: HMI levels at which the request is allowed
            user_disallowed: HMI levels at which the driver has forbidden the request
            allowed_parameters: The only parameters that are allowed
            user_disallowed_parameters: Parameters that the driver has forbidden

        Command: ``headUnit.app.setPermission``
        """
        return cast(
            "models.Done",
            await self._json(
                "PATCH",
                "/v1/apps/{app}/permissions",
                at={"app": app},
                body=present(
                    {
                        "rpc": rpc,
                        "allowed": allowed,
                        "userDisallowed": user_disallowed,
                        "allowedParameters": allowed_parameters,
                        "userDisallowedParameters": user_disallowed_parameters,
                    }
                ),
                command="headUnit.app.setPermission",
            ),
        )

    async def app_subscriptions(self, app: str) -> models.AppSubscriptionsAnswer:
        """Get an app's subscriptions.

        Args:
            app: An app's key: its fullAppID, or its appID.
        """
        return cast("models.AppSubscriptionsAnswer", await self._json("GET", "/v1/apps/{app}/subscriptions", at={"app": app}))

    async def app_diagnostics(self, app: str) -> models.AppDiagnosticsAnswer:
        """Get an app's diagnostics.

        Args:
            app: An app's key: its fullAppID, or its appID.
        """
        return cast("models.AppDiagnosticsAnswer", await self._json("GET", "/v1/apps/{app}/diagnostics", at={"app": app}))

    async def faults(self) -> models.Faults:
        """List the forced results that are active, oldest first."""
        return cast("models.Faults", await self._json("GET", "/v1/faults"))

    async def head_unit_faults_add(
        self,
        *,
        function: str,
        result: models.HeadUnitFaultsAddResult,
        info: str | None = None,
        app: str | None = None,
        times: int | None = None,
        delay_ms: int | None = None,
    ) -> models.Done:
        """Force the result of the next requests of a function. If the result is a success, such as WARNINGS, the request
        is also performed. The forced result stays active, even after the app disconnects, until it was used `times`
        times, or is cleared or reset. GET /v1/faults lists all forced results.

        Args:
            function: The request's name
            result: A result that the mobile interface allows for the request
            info: The response's info text
            app: The only app that gets the result; default: all apps
            times: How many requests get the result; default: all, until cleared
            delay_ms: The delay of the response

        Command: ``headUnit.faults.add``
        """
        return cast(
            "models.Done",
            await self._json(
                "POST",
                "/v1/faults",
                body=present({"function": function, "result": result, "info": info, "app": app, "times": times, "delayMs": delay_ms}),
                command="headUnit.faults.add",
            ),
        )

    async def hosts(self) -> models.Hosts:
        """List the processes that the bridge started."""
        return cast("models.Hosts", await self._json("GET", "/v1/hosts"))

    async def host(self, id: str) -> models.Host:
        """Get one process.

        Args:
            id: The object's id, as the list of these objects (GET) returns it.
        """
        return cast("models.Host", await self._json("GET", "/v1/hosts/{id}", at={"id": id}))

    async def settings(self) -> models.Settings:
        """Get all settings of head unit and bridge."""
        return cast("models.Settings", await self._json("GET", "/v1/settings"))

    async def log(
        self, *, q: str | None = None, after: int | None = None, before: int | None = None, limit: int | None = None
    ) -> models.LogPage:
        """Get a page of the log, oldest row first; by default the newest page.

        Args:
            q: A filter (docs/filter.md); default: all rows
            after: The oldest rows after this row
            before: The newest rows before this row
            limit: Maximum number of rows; default: 100
        """
        return cast("models.LogPage", await self._json("GET", "/v1/log", query={"q": q, "after": after, "before": before, "limit": limit}))

    async def log_row(self, row: int) -> models.RowStory:
        """Get a row, all rows that led to the row, and all rows that the row led to.

        Args:
            row: A row's number.
        """
        return cast("models.RowStory", await self._json("GET", "/v1/log/{row}", at={"row": row}))

    async def log_export(
        self, *, q: str | None = None, after: int | None = None, before: int | None = None, limit: int | None = None
    ) -> str:
        """Export the log, or the rows that match a filter, as NDJSON.

        Args:
            q: A filter (docs/filter.md); default: all rows
            after: Only rows after this row
            before: Only rows before this one
            limit: Most rows
        """
        return await self._text("GET", "/v1/log.ndjson", query={"q": q, "after": after, "before": before, "limit": limit})

    async def findings(self, *, q: str | None = None, before: int | None = None, limit: int | None = None) -> models.FindingPage:
        """List findings and diagnostics, newest first; equal findings of an app form one group.

        Args:
            q: A filter (docs/filter.md); default: all rows
            before: Only rows before this row
            limit: Maximum number of groups; default: 100
        """
        return cast("models.FindingPage", await self._json("GET", "/v1/findings", query={"q": q, "before": before, "limit": limit}))

    async def app_touch(
        self, app: str, *, q: str | None = None, after: int | None = None, before: int | None = None, limit: int | None = None
    ) -> models.LogPage:
        """Get an app's touch events, as a page of the log.

        Args:
            app: An app's key: its fullAppID, or its appID.
            q: A filter (docs/filter.md); default: all rows
            after: The oldest rows after this row
            before: The newest rows before this row
            limit: Maximum number of rows; default: 100
        """
        return cast(
            "models.LogPage",
            await self._json(
                "GET", "/v1/apps/{app}/touch", at={"app": app}, query={"q": q, "after": after, "before": before, "limit": limit}
            ),
        )

    async def profiles(self) -> models.ProfileList:
        """List the built-in head-unit profiles."""
        return cast("models.ProfileList", await self._json("GET", "/v1/profiles"))

    async def profile(self, id: str) -> models.Profile:
        """Get one profile.

        Args:
            id: The object's id, as the list of these objects (GET) returns it.
        """
        return cast("models.Profile", await self._json("GET", "/v1/profiles/{id}", at={"id": id}))

    async def elements(
        self, *, role: str | None = None, name: str | None = None, text: str | None = None, id: str | None = None, app: str | None = None
    ) -> models.Elements:
        """List everything that a locator can name: texts, buttons, choices, overlays, controllers.

        Args:
            role: As in a locator
            name: As in a locator
            text: As in a locator
            id: As in a locator
            app: As in a locator
        """
        return cast(
            "models.Elements",
            await self._json("GET", "/v1/elements", query={"role": role, "name": name, "text": text, "id": id, "app": app}),
        )

    async def vehicle_items(self) -> list[models.VehicleItem]:
        """List every item of vehicle data with its range, from the mobile interface and the profile."""
        return cast("list[models.VehicleItem]", await self._json("GET", "/v1/vehicle-items"))

    async def drives(self) -> list[models.DrivesAnswerItem]:
        """List the built-in drives, as scripts."""
        return cast("list[models.DrivesAnswerItem]", await self._json("GET", "/v1/drives"))

    async def scratch_apps(self) -> list[models.Scratch]:
        """List the scratch apps."""
        return cast("list[models.Scratch]", await self._json("GET", "/v1/scratch-apps"))

    async def scratch_create(
        self,
        *,
        app_name: str | None = None,
        app_id: str | None = None,
        app_hmi_type: Sequence[models.ScratchCreateAppHMITypeItem] | None = None,
        is_media_application: bool | None = None,
        language_desired: models.ScratchCreateLanguageDesired | None = None,
        hmi_display_language_desired: models.ScratchCreateLanguageDesired | None = None,
        params: Mapping[str, Any] | None = None,
    ) -> models.Done:
        """Create an app without code. The app registers, sends messages on command and stores received messages.

        Args:
            app_name: The name shown to the driver
            app_id: The appID with which the app registers
            app_hmi_type: The app's types
            is_media_application: Whether the app is a media app
            language_desired: Language of speech
            hmi_display_language_desired: Language of texts
            params: Further parameters of RegisterAppInterface, sent unchecked

        Command: ``scratch.create``
        """
        return cast(
            "models.Done",
            await self._json(
                "POST",
                "/v1/scratch-apps",
                body=present(
                    {
                        "appName": app_name,
                        "appID": app_id,
                        "appHMIType": app_hmi_type,
                        "isMediaApplication": is_media_application,
                        "languageDesired": language_desired,
                        "hmiDisplayLanguageDesired": hmi_display_language_desired,
                        "params": params,
                    }
                ),
                command="scratch.create",
            ),
        )

    async def scratch_app(self, id: str, *, after: int | None = None, limit: int | None = None) -> models.Scratch:
        """Get a scratch app with the messages that it has received.

        Args:
            id: The object's id, as the list of these objects (GET) returns it.
            after: Only messages after this number
            limit: Maximum number of messages; default: 100
        """
        return cast(
            "models.Scratch", await self._json("GET", "/v1/scratch-apps/{id}", at={"id": id}, query={"after": after, "limit": limit})
        )

    async def scratch_remove(self, id: str) -> models.Done:
        """Disconnect and delete a scratch app.

        Args:
            id: The object's id, as the list of these objects (GET) returns it.

        Command: ``scratch.remove``
        """
        return cast(
            "models.Done", await self._json("DELETE", "/v1/scratch-apps/{id}", at={"id": id}, body=present({}), command="scratch.remove")
        )

    async def version(self) -> models.Version:
        """Get the product's name, its versions and its features."""
        return cast("models.Version", await self._json("GET", "/v1/version"))

    async def metrics(self) -> str:
        """Get metrics in the text format of Prometheus."""
        return await self._text("GET", "/metrics")

    def events(self, *, topics: str | None = None, max_hz: int | None = None, last_event_id: str | None = None) -> AsyncIterator[bytes]:
        """Follow changes and rows as server-sent events, described in /asyncapi.json.

        Args:
            topics: Comma-separated list of state, log, vehicle, touch, audio; default: state
            max_hz: Maximum rate of vehicle, touch and audio, in messages per second; default: 30
            last_event_id: The last event's id, for clients that cannot send the header Last-Event-ID
        """
        return self._stream("GET", "/v1/events", query={"topics": topics, "maxHz": max_hz, "lastEventId": last_event_id})

    async def file(self, app: str, name: str) -> bytes:
        """Get a file of an app, unchanged.

        Args:
            app: An app's key: its fullAppID, or its appID.
            name: A file's name.
        """
        return await self._bytes("GET", "/v1/files/{app}/{name}", at={"app": app, "name": name})

    def stream(self, app: str, service: str) -> AsyncIterator[bytes]:
        """Get an app's audio or video stream while the app sends the stream.

        Args:
            app: An app's key: its fullAppID, or its appID.
            service: Audio or video.
        """
        return self._stream("GET", "/v1/streams/{app}/{service}", at={"app": app, "service": service})

    async def app_screenshot(self, app: str) -> bytes:
        """Get the current picture of a projection app.

        Args:
            app: An app's key: its fullAppID, or its appID.
        """
        return await self._bytes("GET", "/v1/apps/{app}/screenshot", at={"app": app})

    async def head_unit_screenshot(self, *, size: str | None = None) -> bytes:
        """Get a picture of the whole car, drawn by a browser on the bridge's machine.

        Args:
            size: WIDTHxHEIGHT in pixels; default: 1100x760
        """
        return await self._bytes("GET", "/v1/head-unit/screenshot", query={"size": size})

    async def capsule(self, *, after: int | None = None, before: int | None = None, last: str | None = None) -> bytes:
        """Get this session up to now as one file (docs/sessions.md).

        Args:
            after: Only rows after this row; default: all rows of this run
            before: Only rows before this row
            last: Only the rows of the last time span, such as 90s, 5m or 1h
        """
        return await self._bytes("GET", "/v1/capsule", query={"after": after, "before": before, "last": last})

    async def capsules(self) -> models.CapsuleList:
        """List the capsules of apps that crashed or stopped responding, newest first."""
        return cast("models.CapsuleList", await self._json("GET", "/v1/capsules"))

    async def capsules_one(self, name: str) -> bytes:
        """Get one capsule.

        Args:
            name: A file's name.
        """
        return await self._bytes("GET", "/v1/capsules/{name}", at={"name": name})

    async def script(
        self, *, to: models.ScriptTo | None = None, from_: int | None = None, until: int | None = None, expect: str | None = None
    ) -> str:
        """Get a test that repeats the driver's actions of this session and expects the same effects.

        Args:
            to: The test's language; default: pytest
            from_: Only actions from this row on; default: the whole session
            until: Only actions up to this row
            expect: Further expectations: a JSON array of bodies of /v1/expect, each with the row that it follows
        """
        return await self._text("GET", "/v1/script", query={"to": to, "from": from_, "until": until, "expect": expect})

    async def livez(self) -> models.Health:
        """Check whether the process answers."""
        return cast("models.Health", await self._json("GET", "/livez"))

    async def readyz(self) -> models.Health:
        """Check whether the bridge works; lists each problem with its fix."""
        return cast("models.Health", await self._json("GET", "/readyz"))

    async def apps_start(self, id: str) -> models.Done:
        """Start an app's process.

        Args:
            id: The object's id, as the list of these objects (GET) returns it.

        Command: ``apps.start``
        """
        return cast("models.Done", await self._json("POST", "/v1/hosts/{id}:start", at={"id": id}, body=present({}), command="apps.start"))

    async def apps_stop(self, id: str) -> models.Done:
        """End an app's process.

        Args:
            id: The object's id, as the list of these objects (GET) returns it.

        Command: ``apps.stop``
        """
        return cast("models.Done", await self._json("POST", "/v1/hosts/{id}:stop", at={"id": id}, body=present({}), command="apps.stop"))

    async def apps_restart(self, id: str) -> models.Done:
        """End an app's process if the process runs, then start a new process.

        Args:
            id: The object's id, as the list of these objects (GET) returns it.

        Command: ``apps.restart``
        """
        return cast(
            "models.Done", await self._json("POST", "/v1/hosts/{id}:restart", at={"id": id}, body=present({}), command="apps.restart")
        )

    async def head_unit_app_activate(self, app: str) -> models.Done:
        """Bring an app to the foreground (level FULL).

        Args:
            app: An app's key: its fullAppID, or its appID.

        Command: ``headUnit.app.activate``
        """
        return cast(
            "models.Done",
            await self._json("POST", "/v1/apps/{app}:activate", at={"app": app}, body=present({}), command="headUnit.app.activate"),
        )

    async def head_unit_app_background(self, app: str) -> models.Done:
        """Move an app to the background.

        Args:
            app: An app's key: its fullAppID, or its appID.

        Command: ``headUnit.app.background``
        """
        return cast(
            "models.Done",
            await self._json("POST", "/v1/apps/{app}:background", at={"app": app}, body=present({}), command="headUnit.app.background"),
        )

    async def head_unit_app_close(self, app: str) -> models.Done:
        """Close an app as a driver does (level NONE).

        Args:
            app: An app's key: its fullAppID, or its appID.

        Command: ``headUnit.app.close``
        """
        return cast(
            "models.Done", await self._json("POST", "/v1/apps/{app}:close", at={"app": app}, body=present({}), command="headUnit.app.close")
        )

    async def head_unit_app_connect(self, app: str) -> models.Done:
        """Make an app that lost its connection reconnect immediately, before its next retry.

        Args:
            app: An app's key: its fullAppID, or its appID.

        Command: ``headUnit.app.connect``
        """
        return cast(
            "models.Done",
            await self._json("POST", "/v1/apps/{app}:connect", at={"app": app}, body=present({}), command="headUnit.app.connect"),
        )

    async def head_unit_app_disconnect(self, app: str, *, reason: models.HeadUnitAppDisconnectReason) -> models.Done:
        """End an app's connection.

        Args:
            app: An app's key: its fullAppID, or its appID.
            reason: The reason sent to the app (none for TRANSPORT_LOST); a reset also deletes the app's data

        Command: ``headUnit.app.disconnect``
        """
        return cast(
            "models.Done",
            await self._json(
                "POST", "/v1/apps/{app}:disconnect", at={"app": app}, body=present({"reason": reason}), command="headUnit.app.disconnect"
            ),
        )

    async def head_unit_app_set_status(
        self,
        app: str,
        *,
        hmi_level: models.HeadUnitAppSetPermissionAllowedItem | None = None,
        audio_streaming_state: models.HeadUnitAppSetStatusAudioStreamingState | None = None,
        video_streaming_state: models.HeadUnitAppSetStatusVideoStreamingState | None = None,
        system_context: models.HeadUnitAppSetStatusSystemContext | None = None,
        window: int | None = None,
    ) -> models.Done:
        """Set the HMI level, audio, video or system context of an app or a widget.

        Args:
            app: An app's key: its fullAppID, or its appID.
            hmi_level: The HMI level
            audio_streaming_state: Whether the app is audible
            video_streaming_state: Whether the app's video is shown
            system_context: What covers the app's screen
            window: The id of a widget; default: the main window

        Command: ``headUnit.app.setStatus``
        """
        return cast(
            "models.Done",
            await self._json(
                "PATCH",
                "/v1/apps/{app}/status",
                at={"app": app},
                body=present(
                    {
                        "hmiLevel": hmi_level,
                        "audioStreamingState": audio_streaming_state,
                        "videoStreamingState": video_streaming_state,
                        "systemContext": system_context,
                        "window": window,
                    }
                ),
                command="headUnit.app.setStatus",
            ),
        )

    async def head_unit_app_set_link(self, app: str, *, latency_ms: int | None = None, loss_percent: int | None = None) -> models.Done:
        """Set latency and loss of one app's connection. Without values, the head unit's link settings apply again.

        Args:
            app: An app's key: its fullAppID, or its appID.
            latency_ms: Delay of each message in each direction
            loss_percent: Percentage of messages that are lost

        Command: ``headUnit.app.setLink``
        """
        return cast(
            "models.Done",
            await self._json(
                "PATCH",
                "/v1/apps/{app}/link",
                at={"app": app},
                body=present({"latencyMs": latency_ms, "lossPercent": loss_percent}),
                command="headUnit.app.setLink",
            ),
        )

    async def head_unit_cloud_app_set(
        self,
        *,
        id: str | None = None,
        endpoint: str | None = None,
        nicknames: Sequence[str] | None = None,
        enabled: bool | None = None,
        auth_token: str | None = None,
        transport_type: models.HeadUnitCloudAppSetTransportType | None = None,
        hybrid_app_preference: models.HeadUnitCloudAppSetHybridAppPreference | None = None,
    ) -> models.Done:
        """Add or change a cloud app, a WebSocket server that the head unit connects to; members that are left out keep
        their values. Give id or endpoint. If only the endpoint is given, the app may register with any appID.

        Args:
            id: The appID with which the app registers
            endpoint: Ws://HOST:PORT/, followed by a path if the app needs one
            nicknames: The names with which the app may register; the first is shown to the driver
            enabled: Whether the driver may open the app; default for a new app: true
            auth_token: The token sent to the app when its session begins
            transport_type: WSS is stored, but the head unit cannot use WSS
            hybrid_app_preference: Which app is used if a phone has the same app

        Command: ``headUnit.cloudApp.set``
        """
        return cast(
            "models.Done",
            await self._json(
                "POST",
                "/v1/head-unit/cloud-app:set",
                body=present(
                    {
                        "id": id,
                        "endpoint": endpoint,
                        "nicknames": nicknames,
                        "enabled": enabled,
                        "authToken": auth_token,
                        "transportType": transport_type,
                        "hybridAppPreference": hybrid_app_preference,
                    }
                ),
                command="headUnit.cloudApp.set",
            ),
        )

    async def head_unit_cloud_app_remove(self, *, id: str) -> models.Done:
        """Delete a cloud app. A connected app is unregistered with APP_UNAUTHORIZED.

        Args:
            id: The cloud app's appID, or its endpoint if it has no appID

        Command: ``headUnit.cloudApp.remove``
        """
        return cast(
            "models.Done",
            await self._json("POST", "/v1/head-unit/cloud-app:remove", body=present({"id": id}), command="headUnit.cloudApp.remove"),
        )

    async def head_unit_cloud_app_connect(self, *, id: str, opens: bool | None = None) -> models.Done:
        """Connect to a cloud app, as when the driver opens the app; up to six attempts, one second apart.

        Args:
            id: The cloud app's appID, or its endpoint if it has no appID
            opens: Whether the app becomes FULL when it registers; default: true

        Command: ``headUnit.cloudApp.connect``
        """
        return cast(
            "models.Done",
            await self._json(
                "POST", "/v1/head-unit/cloud-app:connect", body=present({"id": id, "opens": opens}), command="headUnit.cloudApp.connect"
            ),
        )

    async def head_unit_consent_answer(self, *, allowed: bool, question: str | None = None, module: str | None = None) -> models.Done:
        """Answer, as the driver, whether an app may take a module that another app uses (ASK_DRIVER).

        Args:
            allowed: The driver's answer
            question: The question's id; default: the oldest question
            module: The id of one module; default: all modules of the question

        Command: ``headUnit.consent.answer``
        """
        return cast(
            "models.Done",
            await self._json(
                "POST",
                "/v1/head-unit/consent:answer",
                body=present({"allowed": allowed, "question": question, "module": module}),
                command="headUnit.consent.answer",
            ),
        )

    async def head_unit_call_answer(self, *, accepted: bool) -> models.Done:
        """Answer, as the driver, whether the car may dial a number for an app.

        Args:
            accepted: The driver's answer

        Command: ``headUnit.call.answer``
        """
        return cast(
            "models.Done",
            await self._json("POST", "/v1/head-unit/call:answer", body=present({"accepted": accepted}), command="headUnit.call.answer"),
        )

    async def head_unit_call_end(self) -> models.Done:
        """End the call, as the driver does.

        Command: ``headUnit.call.end``
        """
        return cast("models.Done", await self._json("POST", "/v1/head-unit/call:end", body=present({}), command="headUnit.call.end"))

    async def head_unit_reset(self, *, kind: models.HeadUnitResetKind) -> models.Done:
        """Delete all data of all apps: files, menus, levels and data for resumption. Connected apps receive MASTER_RESET
        or FACTORY_DEFAULTS and must register again.

        Args:
            kind: MasterReset also deletes all permission settings; factoryDefaults deletes the driver's refusals

        Command: ``headUnit.reset``
        """
        return cast("models.Done", await self._json("POST", "/v1/head-unit:reset", body=present({"kind": kind}), command="headUnit.reset"))

    async def head_unit_button(self, *, name: str, mode: models.HeadUnitButtonMode | None = None, app: str | None = None) -> models.Done:
        """Press a button of the car.

        Args:
            name: A ButtonName of the mobile interface
            mode: Short sends down, up, short press; long sends down, long press, up
            app: The app that receives the press; default: the subscribed apps in the foreground

        Command: ``headUnit.button``
        """
        return cast(
            "models.Done",
            await self._json(
                "POST", "/v1/head-unit/button:press", body=present({"name": name, "mode": mode, "app": app}), command="headUnit.button"
            ),
        )

    async def head_unit_soft_button(
        self,
        *,
        id: int | None = None,
        text: str | None = None,
        mode: models.HeadUnitButtonMode | None = None,
        app: str | None = None,
        window: int | None = None,
    ) -> models.Done:
        """Press a soft button of an app.

        Args:
            id: The target's id, if no text is given
            text: The target's text, if no id is given
            mode: Short sends down, up, short press; long sends down, long press, up
            app: The button's app; default: the app in the foreground
            window: The app's window; default: the main window

        Command: ``headUnit.softButton``
        """
        return cast(
            "models.Done",
            await self._json(
                "POST",
                "/v1/head-unit/soft-button:press",
                body=present({"id": id, "text": text, "mode": mode, "app": app, "window": window}),
                command="headUnit.softButton",
            ),
        )

    async def head_unit_voice(self, *, text: str) -> models.Done:
        """Speak a voice command, a choice or an app's name.

        Args:
            text: The spoken words

        Command: ``headUnit.voice``
        """
        return cast(
            "models.Done", await self._json("POST", "/v1/head-unit/voice:say", body=present({"text": text}), command="headUnit.voice")
        )

    async def head_unit_navigation_set(self, *, way_points: Sequence[Any]) -> models.Done:
        """Change the route. Apps subscribed to way points are notified.

        Args:
            way_points: The LocationDetails of the route, destination last; an empty array ends the route

        Command: ``headUnit.navigation.set``
        """
        return cast(
            "models.Done",
            await self._json(
                "PATCH", "/v1/head-unit/navigation", body=present({"wayPoints": way_points}), command="headUnit.navigation.set"
            ),
        )

    async def head_unit_navigation_answer(self, *, accepted: bool) -> models.Done:
        """Answer, as the driver, whether the car navigates to an app's location (SendLocation).

        Args:
            accepted: The driver's answer

        Command: ``headUnit.navigation.answer``
        """
        return cast(
            "models.Done",
            await self._json(
                "POST", "/v1/head-unit/navigation:answer", body=present({"accepted": accepted}), command="headUnit.navigation.answer"
            ),
        )

    async def head_unit_navigation_press(
        self, *, id: int | None = None, text: str | None = None, mode: models.HeadUnitButtonMode | None = None
    ) -> models.Done:
        """Press a soft button of a turn, a turn list or a maneuver alert.

        Args:
            id: The target's id, if no text is given
            text: The target's text, if no id is given
            mode: Short sends down, up, short press; long sends down, long press, up

        Command: ``headUnit.navigation.press``
        """
        return cast(
            "models.Done",
            await self._json(
                "POST",
                "/v1/head-unit/navigation:press",
                body=present({"id": id, "text": text, "mode": mode}),
                command="headUnit.navigation.press",
            ),
        )

    async def head_unit_navigation_notify(self, *, state: str, app: str | None = None) -> models.Done:
        """Send navigation apps a request of the driver (OnTBTClientState).

        Args:
            state: A TBTState of the mobile interface, such as ROUTE_UPDATE_REQUEST
            app: The receiving app; default: all navigation apps in FULL or LIMITED

        Command: ``headUnit.navigation.notify``
        """
        return cast(
            "models.Done",
            await self._json(
                "POST", "/v1/head-unit/navigation:notify", body=present({"state": state, "app": app}), command="headUnit.navigation.notify"
            ),
        )

    async def head_unit_services_choose(self, *, service: str, active: bool | None = None, default: bool | None = None) -> models.Done:
        """Set whether a service is active, and whether its provider is the default (AppServiceActivation).

        Args:
            service: The service's id, as listed in headUnit/services of the state
            active: Whether the service is the active service of its type
            default: Whether the provider's services of this type become active by default

        Command: ``headUnit.services.choose``
        """
        return cast(
            "models.Done",
            await self._json(
                "POST",
                "/v1/head-unit/services:choose",
                body=present({"service": service, "active": active, "default": default}),
                command="headUnit.services.choose",
            ),
        )

    async def head_unit_services_answer(self, *, allowed: bool, question: str | None = None) -> models.Done:
        """Answer, as the driver, whether a service may become active (PerformAppServiceInteraction).

        Args:
            allowed: The driver's answer
            question: The question's id; default: the oldest question

        Command: ``headUnit.services.answer``
        """
        return cast(
            "models.Done",
            await self._json(
                "POST",
                "/v1/head-unit/services:answer",
                body=present({"allowed": allowed, "question": question}),
                command="headUnit.services.answer",
            ),
        )

    async def head_unit_services_set(self, *, service: str, data: Mapping[str, Any]) -> models.Done:
        """Change the data of one of the car's own services. Apps subscribed to the service's type are notified.

        Args:
            service: The service's id, as listed in headUnit/services of the state
            data: A merge patch (RFC 7396) of the service's WeatherServiceData or MediaServiceData

        Command: ``headUnit.services.set``
        """
        return cast(
            "models.Done",
            await self._json(
                "PATCH", "/v1/head-unit/services", body=present({"service": service, "data": data}), command="headUnit.services.set"
            ),
        )

    async def head_unit_services_read(self, *, service: str) -> models.Done:
        """Request the data of an app's service; headUnit/services of the state then has the answer.

        Args:
            service: The service's id, as listed in headUnit/services of the state

        Command: ``headUnit.services.read``
        """
        return cast(
            "models.Done",
            await self._json("POST", "/v1/head-unit/services:read", body=present({"service": service}), command="headUnit.services.read"),
        )

    async def head_unit_services_interact(self, *, service: str, uri: str) -> models.Done:
        """Send a request of the driver to an app's service (PerformAppServiceInteraction); the log has the answer.

        Args:
            service: The service's id, as listed in headUnit/services of the state
            uri: The requested action, in the app's own URI scheme

        Command: ``headUnit.services.interact``
        """
        return cast(
            "models.Done",
            await self._json(
                "POST",
                "/v1/head-unit/services:interact",
                body=present({"service": service, "uri": uri}),
                command="headUnit.services.interact",
            ),
        )

    async def head_unit_drive_start(
        self,
        *,
        built_in: models.HeadUnitDriveStartBuiltIn | None = None,
        text: str | None = None,
        format: models.HeadUnitDriveStartFormat | None = None,
        name: str | None = None,
        speed: float | None = None,
        loop: bool | None = None,
        from_ms: int | None = None,
    ) -> models.Done:
        """Start a drive: a built-in drive or your own drive.

        Args:
            built_in: The name of a built-in drive
            text: A drive of your own: a GPX track, CSV, NDJSON or a script (docs/drives.md)
            format: The format of the text; default: detected from the text
            name: The name of your own drive
            speed: Playback speed, 0.1 to 100; default: 1
            loop: Whether the drive restarts at its end
            from_ms: The position at which playback begins; default: 0

        Command: ``headUnit.drive.start``
        """
        return cast(
            "models.Done",
            await self._json(
                "POST",
                "/v1/head-unit/drive:start",
                body=present(
                    {"builtIn": built_in, "text": text, "format": format, "name": name, "speed": speed, "loop": loop, "fromMs": from_ms}
                ),
                command="headUnit.drive.start",
            ),
        )

    async def head_unit_drive_pause(self) -> models.Done:
        """Pause the drive.

        Command: ``headUnit.drive.pause``
        """
        return cast("models.Done", await self._json("POST", "/v1/head-unit/drive:pause", body=present({}), command="headUnit.drive.pause"))

    async def head_unit_drive_resume(self) -> models.Done:
        """Resume a paused drive, or restart a drive that has ended.

        Command: ``headUnit.drive.resume``
        """
        return cast(
            "models.Done", await self._json("POST", "/v1/head-unit/drive:resume", body=present({}), command="headUnit.drive.resume")
        )

    async def head_unit_drive_stop(self) -> models.Done:
        """End the drive. The vehicle data, including the position, keep their current values.

        Command: ``headUnit.drive.stop``
        """
        return cast("models.Done", await self._json("POST", "/v1/head-unit/drive:stop", body=present({}), command="headUnit.drive.stop"))

    async def head_unit_drive_seek(self, *, position_ms: int) -> models.Done:
        """Go to a position of the drive; all changed vehicle data is sent immediately.

        Args:
            position_ms: The new position, from the start of the drive

        Command: ``headUnit.drive.seek``
        """
        return cast(
            "models.Done",
            await self._json("POST", "/v1/head-unit/drive:seek", body=present({"positionMs": position_ms}), command="headUnit.drive.seek"),
        )

    async def head_unit_touch(
        self, *, points: Sequence[models.HeadUnitTouchPoint], type: models.HeadUnitTouchType | None = None
    ) -> models.Done:
        """Send one raw touch event of one or more fingers.

        Args:
            type: The event's type; default: BEGIN
            points: The fingers

        Command: ``headUnit.touch``
        """
        return cast(
            "models.Done",
            await self._json("POST", "/v1/head-unit/touch", body=present({"type": type, "points": points}), command="headUnit.touch"),
        )

    async def head_unit_rect(self, *, id: int) -> models.Done:
        """Select a haptic rectangle of the app in the foreground. The app receives a tap on the centre.

        Args:
            id: The rectangle's id

        Command: ``headUnit.rect``
        """
        return cast("models.Done", await self._json("POST", "/v1/head-unit/rect:select", body=present({"id": id}), command="headUnit.rect"))

    async def head_unit_touch_tap(
        self, *, x: int, y: int, fingers: int | None = None, hold_ms: int | None = None, times: int | None = None
    ) -> models.Done:
        """Tap the screen with one or more fingers.

        Args:
            x: Pixels from the left edge
            y: Pixels from the top edge
            fingers: Number of fingers, side by side, 40 pixels apart; default: 1
            hold_ms: How long the fingers stay down; default: 50
            times: Number of taps, 100 ms apart; default: 1

        Command: ``headUnit.touch.tap``
        """
        return cast(
            "models.Done",
            await self._json(
                "POST",
                "/v1/head-unit/touch:tap",
                body=present({"x": x, "y": y, "fingers": fingers, "holdMs": hold_ms, "times": times}),
                command="headUnit.touch.tap",
            ),
        )

    async def head_unit_touch_drag(
        self,
        *,
        from_: models.HeadUnitTouchDragFrom,
        to: models.HeadUnitTouchDragFrom,
        ms: int | None = None,
        via: Sequence[models.HeadUnitTouchDragFrom] | None = None,
    ) -> models.Done:
        """Move a finger over the screen.

        Args:
            from_: The start point
            to: The end point
            ms: Duration; default: 300
            via: The points in between, at equal intervals of time; default: an even movement in a straight line

        Command: ``headUnit.touch.drag``
        """
        return cast(
            "models.Done",
            await self._json(
                "POST",
                "/v1/head-unit/touch:drag",
                body=present({"from": from_, "to": to, "ms": ms, "via": via}),
                command="headUnit.touch.drag",
            ),
        )

    async def head_unit_touch_pinch(self, *, x: int, y: int, from_: int, to: int, ms: int | None = None) -> models.Done:
        """Move two fingers together or apart.

        Args:
            x: Pixels from the left edge
            y: Pixels from the top edge
            from_: Distance between the fingers at the start, in pixels
            to: Distance between the fingers at the end, in pixels
            ms: Duration; default: 300

        Command: ``headUnit.touch.pinch``
        """
        return cast(
            "models.Done",
            await self._json(
                "POST",
                "/v1/head-unit/touch:pinch",
                body=present({"x": x, "y": y, "from": from_, "to": to, "ms": ms}),
                command="headUnit.touch.pinch",
            ),
        )

    async def head_unit_menu_open(self, *, menu_id: int | None = None) -> models.Done:
        """Open the menu of the app in the foreground.

        Args:
            menu_id: The submenu's menuID; default: the top level

        Command: ``headUnit.menu.open``
        """
        return cast(
            "models.Done",
            await self._json("POST", "/v1/head-unit/menu:open", body=present({"menuID": menu_id}), command="headUnit.menu.open"),
        )

    async def head_unit_menu_close(self) -> models.Done:
        """Close the open menu.

        Command: ``headUnit.menu.close``
        """
        return cast("models.Done", await self._json("POST", "/v1/head-unit/menu:close", body=present({}), command="headUnit.menu.close"))

    async def head_unit_menu_choose(self, *, cmd_id: int | None = None, text: str | None = None) -> models.Done:
        """Choose a menu command, or open a submenu.

        Args:
            cmd_id: The target's id, if no text is given
            text: The target's text, if no id is given

        Command: ``headUnit.menu.choose``
        """
        return cast(
            "models.Done",
            await self._json(
                "POST", "/v1/head-unit/menu:choose", body=present({"cmdID": cmd_id, "text": text}), command="headUnit.menu.choose"
            ),
        )

    async def head_unit_overlay_press(
        self, *, overlay: str | None = None, id: int | None = None, text: str | None = None, mode: models.HeadUnitButtonMode | None = None
    ) -> models.Done:
        """Press a button of an overlay, or a subtle alert outside its buttons.

        Args:
            overlay: The overlay's id; default: the visible overlay
            id: The target's id, if no text is given
            text: The target's text, if no id is given
            mode: Short sends down, up, short press; long sends down, long press, up

        Command: ``headUnit.overlay.press``
        """
        return cast(
            "models.Done",
            await self._json(
                "POST",
                "/v1/head-unit/overlay:press",
                body=present({"overlay": overlay, "id": id, "text": text, "mode": mode}),
                command="headUnit.overlay.press",
            ),
        )

    async def head_unit_overlay_choose(
        self,
        *,
        overlay: str | None = None,
        choice_id: int | None = None,
        text: str | None = None,
        source: models.HeadUnitOverlayChooseSource | None = None,
    ) -> models.Done:
        """Select a choice of an interaction.

        Args:
            overlay: The overlay's id; default: the visible overlay
            choice_id: The target's id, if no text is given
            text: The target's text, if no id is given
            source: Whether the driver selects the choice in the list or by voice

        Command: ``headUnit.overlay.choose``
        """
        return cast(
            "models.Done",
            await self._json(
                "POST",
                "/v1/head-unit/overlay:choose",
                body=present({"overlay": overlay, "choiceID": choice_id, "text": text, "source": source}),
                command="headUnit.overlay.choose",
            ),
        )

    async def head_unit_overlay_type(self, *, text: str, overlay: str | None = None) -> models.Done:
        """Type on the keyboard.

        Args:
            overlay: The overlay's id; default: the visible overlay
            text: The whole text typed so far

        Command: ``headUnit.overlay.type``
        """
        return cast(
            "models.Done",
            await self._json(
                "POST", "/v1/head-unit/overlay:type", body=present({"overlay": overlay, "text": text}), command="headUnit.overlay.type"
            ),
        )

    async def head_unit_overlay_submit(self, *, overlay: str | None = None, text: str | None = None) -> models.Done:
        """Submit the typed text.

        Args:
            overlay: The overlay's id; default: the visible overlay
            text: Text to type before submitting

        Command: ``headUnit.overlay.submit``
        """
        return cast(
            "models.Done",
            await self._json(
                "POST", "/v1/head-unit/overlay:submit", body=present({"overlay": overlay, "text": text}), command="headUnit.overlay.submit"
            ),
        )

    async def head_unit_overlay_slide(self, *, position: int, overlay: str | None = None) -> models.Done:
        """Move the slider.

        Args:
            overlay: The overlay's id; default: the visible overlay
            position: The new position, counted from 1

        Command: ``headUnit.overlay.slide``
        """
        return cast(
            "models.Done",
            await self._json(
                "POST",
                "/v1/head-unit/overlay:slide",
                body=present({"overlay": overlay, "position": position}),
                command="headUnit.overlay.slide",
            ),
        )

    async def head_unit_overlay_save(self, *, overlay: str | None = None) -> models.Done:
        """Save the slider's position.

        Args:
            overlay: The overlay's id; default: the visible overlay

        Command: ``headUnit.overlay.save``
        """
        return cast(
            "models.Done",
            await self._json("POST", "/v1/head-unit/overlay:save", body=present({"overlay": overlay}), command="headUnit.overlay.save"),
        )

    async def head_unit_overlay_scroll(self, *, overlay: str | None = None) -> models.Done:
        """Scroll the message, which restarts its timeout.

        Args:
            overlay: The overlay's id; default: the visible overlay

        Command: ``headUnit.overlay.scroll``
        """
        return cast(
            "models.Done",
            await self._json("POST", "/v1/head-unit/overlay:scroll", body=present({"overlay": overlay}), command="headUnit.overlay.scroll"),
        )

    async def head_unit_overlay_cancel(self, *, overlay: str | None = None) -> models.Done:
        """Cancel the overlay.

        Args:
            overlay: The overlay's id; default: the visible overlay

        Command: ``headUnit.overlay.cancel``
        """
        return cast(
            "models.Done",
            await self._json("POST", "/v1/head-unit/overlay:cancel", body=present({"overlay": overlay}), command="headUnit.overlay.cancel"),
        )

    async def head_unit_overlay_timeout(self, *, overlay: str | None = None) -> models.Done:
        """End the overlay as if its timeout had expired.

        Args:
            overlay: The overlay's id; default: the visible overlay

        Command: ``headUnit.overlay.timeout``
        """
        return cast(
            "models.Done",
            await self._json(
                "POST", "/v1/head-unit/overlay:timeout", body=present({"overlay": overlay}), command="headUnit.overlay.timeout"
            ),
        )

    async def head_unit_overlay_retry(self, *, overlay: str | None = None) -> models.Done:
        """End the recording with RETRY, so that the app records again.

        Args:
            overlay: The overlay's id; default: the visible overlay

        Command: ``headUnit.overlay.retry``
        """
        return cast(
            "models.Done",
            await self._json("POST", "/v1/head-unit/overlay:retry", body=present({"overlay": overlay}), command="headUnit.overlay.retry"),
        )

    async def head_unit_overlay_audio(
        self, *, overlay: str | None = None, wav: str | None = None, sound: models.HeadUnitOverlayAudioSound | None = None
    ) -> models.Done:
        """Send audio to the microphone: a WAV file or a built-in sound.

        Args:
            overlay: The overlay's id; default: the visible overlay
            wav: A WAV file with PCM samples, in base64
            sound: One second of a tone, or two seconds of syllables, in the format that the app requested

        Command: ``headUnit.overlay.audio``
        """
        return cast(
            "models.Done",
            await self._json(
                "POST",
                "/v1/head-unit/overlay:audio",
                body=present({"overlay": overlay, "wav": wav, "sound": sound}),
                command="headUnit.overlay.audio",
            ),
        )

    async def head_unit_clock_pause(self) -> models.Done:
        """Pause the clock of the head unit and the attached apps.

        Command: ``headUnit.clock.pause``
        """
        return cast("models.Done", await self._json("POST", "/v1/clock:pause", body=present({}), command="headUnit.clock.pause"))

    async def head_unit_clock_resume(self) -> models.Done:
        """Resume the clock.

        Command: ``headUnit.clock.resume``
        """
        return cast("models.Done", await self._json("POST", "/v1/clock:resume", body=present({}), command="headUnit.clock.resume"))

    async def head_unit_clock_advance(self, *, ms: int) -> models.Advanced:
        """Advance the clock. Each timer of the head unit and the attached apps fires at its own instant, and the work that
        the timer starts is finished before the next instant. After 10000 instants, or 5 s of real time, the remaining
        time is skipped in one step.

        Args:
            ms: How far to advance, in milliseconds

        Command: ``headUnit.clock.advance``
        """
        return cast(
            "models.Advanced", await self._json("POST", "/v1/clock:advance", body=present({"ms": ms}), command="headUnit.clock.advance")
        )

    async def head_unit_clock_step(self) -> models.Stepped:
        """Advance a paused clock to the head unit's next due timer.

        Command: ``headUnit.clock.step``
        """
        return cast("models.Stepped", await self._json("POST", "/v1/clock:step", body=present({}), command="headUnit.clock.step"))

    async def head_unit_rpc_send(
        self, *, app: str, name: str, rpc_type: models.HeadUnitRpcSendRpcType | None = None, params: Mapping[str, Any] | None = None
    ) -> models.Done:
        """Send an app any notification or request, valid or not. The row of a request has the app's response.

        Args:
            app: The app's key
            name: The message's name
            rpc_type: The kind of message; default: notification
            params: The message's parameters

        Command: ``headUnit.rpc.send``
        """
        return cast(
            "models.Done",
            await self._json(
                "POST",
                "/v1/rpc",
                body=present({"app": app, "name": name, "rpcType": rpc_type, "params": params}),
                command="headUnit.rpc.send",
            ),
        )

    async def head_unit_faults_clear(self, *, function: str | None = None) -> models.Done:
        """Clear forced results.

        Args:
            function: The request's name; default: all requests

        Command: ``headUnit.faults.clear``
        """
        return cast(
            "models.Done",
            await self._json("POST", "/v1/faults:clear", body=present({"function": function}), command="headUnit.faults.clear"),
        )

    async def bridge_reset(self, *, restart_apps: bool | None = None) -> models.Done:
        """Reset the head unit between two tests: settings, profile, permissions, faults, clock, scratch apps, overlays and
        levels.

        Args:
            restart_apps: Also restart every hosted app and wait until all run again

        Command: ``bridge.reset``
        """
        return cast(
            "models.Done", await self._json("POST", "/v1/reset", body=present({"restartApps": restart_apps}), command="bridge.reset")
        )

    async def scratch_send(
        self,
        id: str,
        *,
        name: str,
        params: Mapping[str, Any] | None = None,
        rpc_type: models.ScratchSendRpcType | None = None,
        bulk: str | None = None,
        wait_ms: int | None = None,
    ) -> models.Done:
        """Send an RPC from a scratch app, valid or not, and wait for the response.

        Args:
            id: The object's id, as the list of these objects (GET) returns it.
            name: The message's name
            params: The message's parameters
            rpc_type: The kind of message; default: request
            bulk: Binary data, in base64
            wait_ms: How long to wait for the response; default: 10,000

        Command: ``scratch.send``
        """
        return cast(
            "models.Done",
            await self._json(
                "POST",
                "/v1/scratch-apps/{id}:send",
                at={"id": id},
                body=present({"name": name, "params": params, "rpcType": rpc_type, "bulk": bulk, "waitMs": wait_ms}),
                command="scratch.send",
            ),
        )

    async def scratch_put_file(
        self, id: str, *, name: str, file_type: models.ScratchPutFileFileType, data: str, persistent: bool | None = None
    ) -> models.Done:
        """Send a file from a scratch app to the head unit (PutFile).

        Args:
            id: The object's id, as the list of these objects (GET) returns it.
            name: The file's name
            file_type: The file's type
            data: The file's content in base64
            persistent: Whether the file survives a disconnect

        Command: ``scratch.putFile``
        """
        return cast(
            "models.Done",
            await self._json(
                "POST",
                "/v1/scratch-apps/{id}:put-file",
                at={"id": id},
                body=present({"name": name, "fileType": file_type, "data": data, "persistent": persistent}),
                command="scratch.putFile",
            ),
        )

    async def scratch_answer(self, id: str, *, name: str, params: Mapping[str, Any] | None = None) -> models.Done:
        """Set how a scratch app answers a request of the head unit, such as GetAppServiceData.

        Args:
            id: The object's id, as the list of these objects (GET) returns it.
            name: The request's name
            params: The response's parameters, including success and resultCode; default: UNSUPPORTED_REQUEST

        Command: ``scratch.answer``
        """
        return cast(
            "models.Done",
            await self._json(
                "POST",
                "/v1/scratch-apps/{id}:answer",
                at={"id": id},
                body=present({"name": name, "params": params}),
                command="scratch.answer",
            ),
        )

    async def bridge_control_acquire(self, *, holder: str, ttl_ms: int | None = None) -> models.Control:
        """Acquire the control lease. Until the lease ends, only the holder of the lease can run commands.

        Args:
            holder: Your name, shown to other clients
            ttl_ms: How long the lease lasts; default: 60,000

        Command: ``bridge.control.acquire``
        """
        return cast(
            "models.Control",
            await self._json(
                "POST", "/v1/control:acquire", body=present({"holder": holder, "ttlMs": ttl_ms}), command="bridge.control.acquire"
            ),
        )

    async def bridge_control_release(self, *, token: str | None = None) -> models.Control:
        """Release the control lease.

        Args:
            token: The token that acquire returned, if no Control-Token header is sent

        Command: ``bridge.control.release``
        """
        return cast(
            "models.Control",
            await self._json("POST", "/v1/control:release", body=present({"token": token}), command="bridge.control.release"),
        )

    async def bridge_batch(
        self, *, commands: Sequence[models.BridgeBatchCommand], halt_on_failure: bool | None = None
    ) -> models.BatchResult:
        """Run several commands in one call, in order, with pauses and expectations between them.

        Args:
            commands: The steps
            halt_on_failure: Whether to stop at the first failed step; default: true

        Command: ``bridge.batch``
        """
        return cast(
            "models.BatchResult",
            await self._json(
                "POST", "/v1/batch", body=present({"commands": commands, "haltOnFailure": halt_on_failure}), command="bridge.batch"
            ),
        )

    async def bridge_use(
        self,
        *,
        role: models.ElementRole | None = None,
        name: str | None = None,
        text: str | None = None,
        id: str | None = None,
        app: str | None = None,
        mode: models.HeadUnitButtonMode | None = None,
        type: str | None = None,
        submit: str | None = None,
        position: int | None = None,
        timeout_ms: int | None = None,
    ) -> models.Done:
        """Wait until exactly one element matches a locator, then press, choose, type or slide.

        Args:
            role: The kind of element
            name: The element's exact name
            text: A part of the element's texts, in any case
            id: The element's number or name, as text
            app: The key of the element's app
            mode: Short sends down, up, short press; long sends down, long press, up
            type: Types this text, the whole text so far, on the open keyboard
            submit: Submits this text on the open keyboard
            position: Moves the open slider to this position
            timeout_ms: How long to wait for the element; default: 5,000

        Command: ``bridge.use``
        """
        return cast(
            "models.Done",
            await self._json(
                "POST",
                "/v1/elements:use",
                body=present(
                    {
                        "role": role,
                        "name": name,
                        "text": text,
                        "id": id,
                        "app": app,
                        "mode": mode,
                        "type": type,
                        "submit": submit,
                        "position": position,
                        "timeoutMs": timeout_ms,
                    }
                ),
                command="bridge.use",
            ),
        )

    async def commands(self) -> models.Commands:
        """List every command with its name on the socket and its REST path."""
        return cast("models.Commands", await self._json("GET", "/v1/commands"))

    async def bridge_expect(
        self,
        *,
        path: str | None = None,
        equals: Any = UNSET,
        not_: Any = UNSET,
        one_of: Sequence[Any] | None = None,
        contains: Any = UNSET,
        matches: str | None = None,
        at_least: float | None = None,
        at_most: float | None = None,
        exists: bool | None = None,
        q: str | None = None,
        after: int | None = None,
        count: int | None = None,
        locator: models.BridgeExpectLocator | None = None,
        state: models.BridgeExpectState | None = None,
        all: Sequence[models.BridgeExpectAllItem] | None = None,
        never: models.BridgeExpectAllItem | None = None,
        timeout_ms: int | None = None,
    ) -> models.Expectation:
        """Wait until a condition of the state, the log or an element is met.

        Args:
            path: A JSON pointer into the state tree
            equals: Exactly this value
            not_: Anything but this value
            one_of: One of these values
            contains: A text with this part, an array with this element, or an object with these members
            matches: A text in which this regular expression matches, in any letter case
            at_least: A number that is not less than this number
            at_most: A number that is not greater than this number
            exists: False: the value must not exist
            q: A filter (docs/filter.md) for rows of the log
            after: Only rows after this row count
            count: The exact number of rows; default: one or more
            locator: A locator that exactly one element must match
            state: The element's expected state; default: visible
            all: Several conditions that must be met at the same time
            never: A condition that must not be met for timeoutMs
            timeout_ms: How long to wait; default: 5,000
        """
        return cast(
            "models.Expectation",
            await self._json(
                "POST",
                "/v1/expect",
                body=present(
                    {
                        "path": path,
                        "equals": equals,
                        "not": not_,
                        "oneOf": one_of,
                        "contains": contains,
                        "matches": matches,
                        "atLeast": at_least,
                        "atMost": at_most,
                        "exists": exists,
                        "q": q,
                        "after": after,
                        "count": count,
                        "locator": locator,
                        "state": state,
                        "all": all,
                        "never": never,
                        "timeoutMs": timeout_ms,
                    }
                ),
                command="bridge.expect",
            ),
        )

    async def problems(self) -> models.ProblemKinds:
        """List the kinds of problems that have a page."""
        return cast("models.ProblemKinds", await self._json("GET", "/v1/problems"))

    async def problem(self, id: str) -> str:
        """Get the page of a kind of problem.

        Args:
            id: The object's id, as the list of these objects (GET) returns it.
        """
        return await self._text("GET", "/v1/problems/{id}", at={"id": id})

    async def openapi(self) -> dict[str, Any]:
        """Get this document: OpenAPI 3.1 of the HTTP API."""
        return cast("dict[str, Any]", await self._json("GET", "/openapi.json"))

    async def asyncapi(self) -> dict[str, Any]:
        """Get the AsyncAPI 3.0 document of the socket and the server-sent events."""
        return cast("dict[str, Any]", await self._json("GET", "/asyncapi.json"))

    async def spec(self) -> dict[str, Any]:
        """Get the mobile interface in compact form (docs/spec-format.md)."""
        return cast("dict[str, Any]", await self._json("GET", "/v1/spec"))
