#!/usr/bin/env bash
# A complete test of HelloApp with curl only: start, activate, expect a text, press, answer an alert, read the log,
# stop. `curl -f` ends the script if a result is not as expected.
#
#   hello.sh FOLDER_OF_PROGRAMS FOLDER_OF_PAGE
set -euo pipefail
programs=$1 page=$2
data=$(mktemp -d)
trap 'kill "$bridge" 2>/dev/null || true; wait "$bridge" 2>/dev/null || true; rm -rf "$data"' EXIT

# Port 0 selects a free port. The first line on stdout contains the port.
mkfifo "$data/started"
"$programs/sdl-bridge" --port 0 --apps none --data "$data/run" --web "$page" --host-app "$programs/HelloApp" >"$data/started" &
bridge=$!
read -r line <"$data/started"
url=$(sed 's/.*"listening":"\([^"]*\)".*/\1/' <<<"$line")

post() { curl --fail-with-body -sS -X POST -H 'Content-Type: application/json' "$url$1" -d "${2:-{\}}" && echo; }

post /v1/expect '{"path":"/headUnit/apps/hello","timeoutMs":20000}'
post /v1/apps/hello:activate
post /v1/expect '{"path":"/headUnit/apps/hello/windows/0/mainField1","equals":"Hello, driver"}'
post /v1/elements:use '{"role":"softButton","name":"Greet"}'
post /v1/expect '{"locator":{"role":"text","name":"Good day"}}'
post /v1/elements:use '{"role":"softButton","name":"Ask"}'
post /v1/elements:use '{"role":"overlayButton","name":"Yes"}'
post /v1/expect '{"q":"rpc:Alert result:SUCCESS"}'
post /v1/expect '{"locator":{"role":"text","name":"Glad to hear"}}'
curl --fail-with-body -sS "$url/v1/log?q=rpc:Show&limit=3"; echo
# A failed expectation is a problem document and, with -f, an exit status that stops a script.
if post /v1/expect '{"locator":{"role":"softButton","name":"Fly"},"timeoutMs":100}' 2>/dev/null; then exit 1; fi
post /v1/hosts/HelloApp:stop
post /v1/expect '{"path":"/bridge/hosts/HelloApp/state","equals":"stopped"}'
