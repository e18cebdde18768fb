#!/usr/bin/env bash
# Tests the car's functions with curl only: a track and a tunnel that an app follows, climate and a seat with the driver's consent, a
# destination, a call, and an app that shows the weather of another app. `curl -f` ends the script if a result is not as expected.
#
#   car.sh FOLDER_OF_PROGRAMS FOLDER_OF_PAGE
set -euo pipefail
programs=$1 page=$2
data=$(mktemp -d)
trap 'kill "$bridge" 2>/dev/null || true; wait "$bridge" 2>/dev/null || true; rm -rf "$data"' EXIT

mkfifo "$data/started"
"$programs/sdl-bridge" --port 0 --apps none --hmi-port none --data "$data/run" --web "$page" --host-app "$programs/Trip" \
    >"$data/started" &
bridge=$!
read -r line <"$data/started"
url=$(sed 's/.*"listening":"\([^"]*\)".*/\1/' <<<"$line")

request() { curl --fail-with-body -sS -X "$1" -H 'Content-Type: application/json' "$url$2" -d "${3:-{\}}" && echo; }
post() { request POST "$@"; }
expect() { post /v1/expect "$1" >/dev/null; }
# Creates and activates a scratch app. Prints the app's number.
app() {
    post /v1/scratch-apps "{\"appName\": \"$1\", \"appID\": \"${1,,}\", \"appHMIType\": [\"$2\"]}" | sed 's/.*"id":"\([^"]*\)".*/\1/'
    post "/v1/apps/${1,,}:activate" >&2
}
# Sends a request of an app. Prints the result of the request.
ask() { post "/v1/scratch-apps/$1:send" "{\"name\": \"$2\", \"params\": $3}" | grep -o '"resultCode":"[A-Z_]*"' | tail -1; }
expect_result() { [ "$1" = "\"resultCode\":\"$2\"" ] || { echo "$1 instead of $2" >&2 && exit 1; }; }

expect '{"path": "/headUnit/apps/trip", "timeoutMs": 20000}'
post /v1/apps/trip:activate
expect '{"locator": {"role": "text", "name": "Climate 20 °C, fan 40 %"}}'

# A track with positions and times.
post /v1/clock:pause
track='<gpx version=\"1.1\"><trk><trkseg>'
track+='<trkpt lat=\"47.000\" lon=\"8\"><time>2026-05-01T10:00:00Z</time></trkpt>'
track+='<trkpt lat=\"47.001\" lon=\"8\"><time>2026-05-01T10:00:10Z</time></trkpt></trkseg></trk></gpx>'
post /v1/head-unit/drive:start "{\"name\": \"track.gpx\", \"text\": \"$track\"}"
post /v1/clock:advance '{"ms": 1000}'
expect '{"locator": {"role": "text", "name": "40 km/h"}}'

# A tunnel: messages that are sent in the tunnel are lost.
post /v1/head-unit/drive:start '{"name": "river", "text": "0 speed 80\n1..3 link.lossPercent 100\n4 speed 90"}'
post /v1/clock:advance '{"ms": 2000}'
request PATCH /v1/head-unit/vehicle '{"speed": 66}'
expect '{"locator": {"role": "text", "name": "80 km/h"}}'
post /v1/clock:advance '{"ms": 3000}'
expect '{"locator": {"role": "text", "name": "90 km/h"}}'
expect '{"q": "kind:state tunnel"}'
post /v1/clock:resume

# Climate, and the driver's consent when another app controls the climate.
request PATCH /v1/head-unit '{"remoteControl": {"accessMode": "ASK_DRIVER"}}'
post /v1/elements:use '{"role": "softButton", "name": "Warmer"}'
expect '{"path": "/headUnit/modules/CLIMATE/front/holder", "equals": "trip"}'
cool=$(app Cool REMOTE_CONTROL)
fan='{"moduleData": {"moduleType": "CLIMATE", "moduleId": "front", "climateControlData": {"fanSpeed": 70}}}'
ask "$cool" SetInteriorVehicleData "$fan" >"$data/answer" &
asked=$!
expect '{"q": "rpc:SetInteriorVehicleData app:cool"}'
until post /v1/head-unit/consent:answer '{"allowed": true}' 2>/dev/null; do sleep 0.1; done
wait "$asked" && expect_result "$(cat "$data/answer")" SUCCESS
expect '{"path": "/headUnit/modules/CLIMATE/front/values/fanSpeed", "equals": 70}'

# Two apps, one seat, and a driver who refuses.
warm='{"moduleData": {"moduleType": "SEAT", "moduleId": "driver", "seatControlData": {"id": "DRIVER", "heatingLevel": 60}}}'
expect_result "$(ask "$cool" SetInteriorVehicleData "$warm")" SUCCESS
heat=$(app Heat REMOTE_CONTROL)
ask "$heat" SetInteriorVehicleData "$warm" >"$data/answer" &
asked=$!
until post /v1/head-unit/consent:answer '{"allowed": false}' 2>/dev/null; do sleep 0.1; done
wait "$asked" && expect_result "$(cat "$data/answer")" REJECTED
expect '{"path": "/headUnit/modules/SEAT/driver/holder", "equals": "cool"}'

# A destination; a subscribed app is notified.
maps=$(app Maps NAVIGATION)
expect_result "$(ask "$maps" SubscribeWayPoints '{}')" SUCCESS
ask "$maps" SendLocation '{"latitudeDegrees": 47.4, "longitudeDegrees": 8.5, "locationName": "Zoo"}' >"$data/answer" &
asked=$!
until post /v1/head-unit/navigation:answer '{"accepted": true}' 2>/dev/null; do sleep 0.1; done
wait "$asked" && expect_result "$(cat "$data/answer")" SUCCESS
expect '{"q": "rpc:OnWayPointChange app:maps"}'

# A phone call that the driver accepts and ends.
ask "$maps" DialNumber '{"number": "+49 30 123"}' >"$data/answer" &
asked=$!
until post /v1/head-unit/call:answer '{"accepted": true}' 2>/dev/null; do sleep 0.1; done
wait "$asked" && expect_result "$(cat "$data/answer")" SUCCESS
post /v1/head-unit/call:end

# An app that shows the weather of another app.
sky=$(app Sky DEFAULT)
post /v1/apps/trip:activate
weather='"serviceType": "WEATHER", "weatherServiceData": {"location": {"locationName": "Lake"}, "currentForecast": {"weatherSummary": "Rain"}}'
post "/v1/scratch-apps/$sky:answer" "{\"name\": \"GetAppServiceData\", \"params\":
    {\"success\": true, \"resultCode\": \"SUCCESS\", \"serviceData\": {$weather, \"serviceID\": \"?\"}}}"
expect_result "$(ask "$sky" PublishAppService '{"appServiceManifest": {"serviceName": "Sky", "serviceType": "WEATHER", "allowAppConsumers": true}}')" SUCCESS
expect '{"locator": {"role": "text", "name": "Lake: Rain"}}'
echo "All checks passed"
