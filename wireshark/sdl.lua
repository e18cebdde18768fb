-- Dissects the SmartDeviceLink protocol: frames, services, and messages with their names and JSON.
--
--   tshark -X lua_script:wireshark/sdl.lua -r session.pcapng
--
-- For Wireshark, copy the two files of this folder to the personal Lua plugins folder (see Help > About > Folders).

local here = debug.getinfo(1, "S").source:match("^@(.*[/\\])") or ""
local names = dofile(here .. "sdl_names.lua")

local sdl = Proto("sdl", "SmartDeviceLink")

local frame_types = { [0] = "control", [1] = "single", [2] = "first", [3] = "consecutive" }
local services = { [0] = "control", [7] = "RPC", [10] = "audio", [11] = "video", [15] = "bulk" }
local kinds = { [0] = "request", [1] = "response", [2] = "notification" }
local controls = {
  [0x00] = "Heartbeat", [0x01] = "StartService", [0x02] = "StartServiceACK", [0x03] = "StartServiceNAK",
  [0x04] = "EndService", [0x05] = "EndServiceACK", [0x06] = "EndServiceNAK", [0x07] = "RegisterSecondaryTransport",
  [0x08] = "RegisterSecondaryTransportACK", [0x09] = "RegisterSecondaryTransportNAK", [0xFD] = "TransportEventUpdate",
  [0xFE] = "ServiceDataACK", [0xFF] = "HeartbeatACK",
}

local f = {
  version = ProtoField.uint8("sdl.version", "Version", base.DEC, nil, 0xF0),
  protected = ProtoField.bool("sdl.protected", "Protected", 8, nil, 0x08),
  frame_type = ProtoField.uint8("sdl.frame_type", "Frame", base.DEC, frame_types, 0x07),
  service = ProtoField.uint8("sdl.service", "Service", base.HEX, services),
  control = ProtoField.uint8("sdl.control", "Control", base.HEX, controls),
  number = ProtoField.uint8("sdl.frame_number", "Number of the frame", base.DEC),
  session = ProtoField.uint8("sdl.session", "Session", base.DEC),
  size = ProtoField.uint32("sdl.size", "Size of the data", base.DEC),
  message = ProtoField.uint32("sdl.message", "Message", base.DEC),
  data = ProtoField.bytes("sdl.data", "Data"),
  kind = ProtoField.uint8("sdl.rpc.kind", "Kind", base.DEC, kinds, 0xF0),
  id = ProtoField.uint32("sdl.rpc.id", "Function", base.DEC, nil, 0x0FFFFFFF),
  name = ProtoField.string("sdl.rpc.name", "Name"),
  correlation = ProtoField.int32("sdl.rpc.correlation", "Correlation", base.DEC),
  json_size = ProtoField.uint32("sdl.rpc.json_size", "Size of the JSON", base.DEC),
  bulk = ProtoField.bytes("sdl.rpc.bulk", "Bulk data"),
}
sdl.fields = f
local short = ProtoExpert.new("sdl.short", "The frame is shorter than announced", expert.group.MALFORMED, expert.severity.WARN)
sdl.experts = { short }

local json = Dissector.get("json")
local stream_of = Field.new("tcp.stream")

-- Parts of long messages, by stream, direction, session and message; and complete messages, by the position of their last frame.
local parts, wholes = {}, {}
function sdl.init() parts, wholes = {}, {} end

-- A larger message is not reassembled. SDL Core accepts no larger one either.
local longest = 16 * 1024 * 1024

local function header_size(tvb) return tvb(0, 1):bitfield(0, 4) == 1 and 8 or 12 end

local function show_message(tvb, pinfo, tree)
  if tvb:len() < 12 then
    tree:add_proto_expert_info(short)
    return "short message"
  end
  local kind, id = tvb(0, 1):bitfield(0, 4), tvb(0, 4):bitfield(4, 28)
  local name = names[id] or ("function " .. id)
  local rpc = tree:add(sdl, tvb(), "Message: " .. name .. ", " .. (kinds[kind] or "kind " .. kind))
  rpc:add(f.kind, tvb(0, 1))
  rpc:add(f.id, tvb(0, 4))
  rpc:add(f.name, tvb(0, 4), name)
  rpc:add(f.correlation, tvb(4, 4))
  rpc:add(f.json_size, tvb(8, 4))
  local size = tvb(8, 4):uint()
  if size > tvb:len() - 12 then
    rpc:add_proto_expert_info(short)
    size = tvb:len() - 12
  end
  if size > 0 then json:call(tvb(12, size):tvb(), pinfo, rpc) end
  if tvb:len() > 12 + size then rpc:add(f.bulk, tvb(12 + size)) end
  if kind == 2 then return name end
  return name .. " " .. (kinds[kind] or "?") .. " #" .. tvb(4, 4):int()
end

-- Collects the frames of a long message; returns the complete message at its last frame.
local function gather(tvb, pinfo, head)
  local place = pinfo.number .. ":" .. tostring(tvb:offset())
  if wholes[place] then return wholes[place]:tvb("Whole message") end
  if pinfo.visited then return nil end
  local stream = stream_of()
  local key = table.concat({ stream and stream.value or 0, pinfo.src_port, head.session, head.service, head.message }, "/")
  if head.type == 2 then
    parts[key] = ByteArray.new()
    return nil
  end
  local part = parts[key]
  if not part then return nil end
  if part:len() + tvb:len() > longest then
    parts[key] = nil
    return nil
  end
  part:append(tvb:bytes())
  if head.info ~= 0 then return nil end
  parts[key] = nil
  wholes[place] = part
  return part:tvb("Whole message")
end

local function show_frame(tvb, pinfo, root)
  local head = {
    type = tvb(0, 1):bitfield(5, 3), service = tvb(1, 1):uint(), info = tvb(2, 1):uint(), session = tvb(3, 1):uint(),
    message = 0,
  }
  local protected, size = tvb(0, 1):bitfield(4, 1) == 1, header_size(tvb)
  local tree = root:add(sdl, tvb())
  tree:add(f.version, tvb(0, 1))
  tree:add(f.protected, tvb(0, 1))
  tree:add(f.frame_type, tvb(0, 1))
  tree:add(f.service, tvb(1, 1))
  tree:add(head.type == 0 and f.control or f.number, tvb(2, 1))
  tree:add(f.session, tvb(3, 1))
  tree:add(f.size, tvb(4, 4))
  if size == 12 then
    head.message = tvb(8, 4):uint()
    tree:add(f.message, tvb(8, 4))
  end
  local service = services[head.service] or ("service " .. head.service)
  local text
  if head.type == 0 then
    text = (controls[head.info] or "control " .. head.info) .. " " .. service
  else
    text = service .. ", " .. (frame_types[head.type] or "unknown") .. " frame"
  end
  if tvb:len() > size then
    local data = tvb(size)
    -- Version 1 carries the JSON alone; encrypted payloads cannot be shown.
    local is_message = (head.service == 7 or head.service == 15) and not protected and size == 12
    local whole = head.type == 1 and data:tvb() or nil
    if is_message and (head.type == 2 or head.type == 3) then whole = gather(data:tvb(), pinfo, head) end
    if is_message and whole then
      text = show_message(whole, pinfo, tree)
    elseif head.service == 7 and size == 8 and head.type == 1 then
      json:call(data:tvb(), pinfo, tree)
    else
      tree:add(f.data, data)
    end
  end
  tree:append_text(", " .. text)
  local shown = pinfo.private["sdl_info"]
  shown = shown and shown ~= "" and (shown .. ", " .. text) or text
  pinfo.private["sdl_info"] = shown
  pinfo.cols.protocol:set("SDL")
  pinfo.cols.info:set(shown)
  return tvb:len()
end

local function frame_length(tvb, _, offset)
  local head = tvb(offset)
  return header_size(head) + head(4, 4):uint()
end

function sdl.dissector(tvb, pinfo, root)
  -- Data that does not begin with a protocol version is not SDL.
  local version = tvb(0, 1):bitfield(0, 4)
  if version < 1 or version > 5 then return 0 end
  pinfo.private["sdl_info"] = ""
  dissect_tcp_pdus(tvb, root, 8, frame_length, show_frame)
  return tvb:len()
end

DissectorTable.get("tcp.port"):add(12345, sdl)
