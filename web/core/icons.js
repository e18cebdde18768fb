// The icons of the page, as paths on a grid of 24 by 24 units. A path that begins with `!` is filled.

import { h } from "./dom.js";

const circle = (cx, cy, r) => `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const disc = circle(12, 12, 9);

export const paths = {
  home: ["M3.5 11.5L12 4l8.5 7.5V20a1 1 0 0 1-1 1H15v-6H9v6H4.5a1 1 0 0 1-1-1z"],
  cloud: ["M7 18.5h10a4 4 0 0 0 .8-7.9 6 6 0 0 0-11.5-1.3A4.7 4.7 0 0 0 7 18.5z"],
  apps: [
    circle(6, 6, 2),
    circle(12, 6, 2),
    circle(18, 6, 2),
    circle(6, 12, 2),
    circle(12, 12, 2),
    circle(18, 12, 2),
    circle(6, 18, 2),
    circle(12, 18, 2),
    circle(18, 18, 2),
  ].map((path) => `!${path}`),
  menu: ["M4 6.5h16M4 12h16M4 17.5h16"],
  back: ["M14.5 5l-7 7 7 7"],
  forward: ["M9.5 5l7 7-7 7"],
  up: ["M5 15l7-7 7 7"],
  down: ["M5 9l7 7 7-7"],
  close: ["M6 6l12 12M18 6L6 18"],
  check: ["M5 12.5l4.5 4.5L19 7.5"],
  plus: ["M12 5v14M5 12h14"],
  minus: ["M5 12h14"],
  more: [circle(5, 12, 1.6), circle(12, 12, 1.6), circle(19, 12, 1.6)].map((path) => `!${path}`),
  play: ["!M7.5 4.6v14.8a.8.8 0 0 0 1.2.7l12-7.4a.8.8 0 0 0 0-1.4l-12-7.4a.8.8 0 0 0-1.2.7z"],
  pause: [
    "!M7 4.5h3.2a.8.8 0 0 1 .8.8v13.4a.8.8 0 0 1-.8.8H7a.8.8 0 0 1-.8-.8V5.3a.8.8 0 0 1 .8-.8zM13.8 4.5h3.2" +
    "a.8.8 0 0 1 .8.8v13.4a.8.8 0 0 1-.8.8h-3.2a.8.8 0 0 1-.8-.8V5.3a.8.8 0 0 1 .8-.8z",
  ],
  stop: ["!M7 6h10a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1z"],
  previous: ["!M18.5 5.4v13.2a.7.7 0 0 1-1.1.6L8 12.6a.7.7 0 0 1 0-1.2l9.4-6.6a.7.7 0 0 1 1.1.6z", "M5.5 5v14"],
  next: ["!M5.5 5.4v13.2a.7.7 0 0 0 1.1.6L16 12.6a.7.7 0 0 0 0-1.2L6.6 4.8a.7.7 0 0 0-1.1.6z", "M18.5 5v14"],
  rewind: ["M4 12a8 8 0 1 0 8-8H8", "M11 1L8 4l3 3"],
  skip: ["M20 12a8 8 0 1 1-8-8h4", "M13 1l3 3-3 3"],
  record: [disc, `!${circle(12, 12, 4.5)}`],
  search: [circle(10.5, 10.5, 6.5), "M20.5 20.5l-5.3-5.3"],
  mic: ["M12 3a3 3 0 0 0-3 3v5.5a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3z", "M5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3.5"],
  keyboard: [
    "M4 6h16a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 20 18H4a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 4 6z",
    "M6.5 10h0M10 10h0M14 10h0M17.5 10h0M8 14.5h8",
  ],
  erase: ["M9 5h11a1.5 1.5 0 0 1 1.5 1.5v11A1.5 1.5 0 0 1 20 19H9l-6.5-7z", "M12 9.5l5 5M17 9.5l-5 5"],
  shift: ["M12 4l8 8h-4v7.5H8V12H4z"],
  eye: ["M2.5 12s3.5-6.5 9.5-6.5 9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12z", circle(12, 12, 2.8)],
  eyeOff: ["M2.5 12s3.5-6.5 9.5-6.5 9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12z", "M4 20L20 4"],
  sun: [circle(12, 12, 4.2), "M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4"],
  moon: ["M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z"],
  gear: [
    circle(12, 12, 3),
    "M12 2.8l1.3 2.6 2.9-.5.5 2.9 2.6 1.3-1.3 2.9 1.3 2.9-2.6 1.3-.5 2.9-2.9-.5L12 21.2" +
    "l-1.3-2.6-2.9.5-.5-2.9-2.6-1.3L6 12 4.7 9.1l2.6-1.3.5-2.9 2.9.5z",
  ],
  heart: ["M12 20.5S3.5 15.5 3.5 9.3A4.7 4.7 0 0 1 12 6.6a4.7 4.7 0 0 1 8.5 2.7c0 6.2-8.5 11.2-8.5 11.2z"],
  star: ["M12 3.2l2.7 5.6 6.1.8-4.5 4.3 1.1 6.1-5.4-3-5.4 3 1.1-6.1-4.5-4.3 6.1-.8z"],
  thumbUp: [
    "M7 11l4-8a2.3 2.3 0 0 1 2.5 2.5V9h5.5a1.5 1.5 0 0 1 1.5 1.8l-1.3 7.5a2 2 0 0 1-2 1.7H7zM7 11H4a.5.5 0 0 0-.5.5v8a.5.5 0 0 0 .5.5h3z",
  ],
  thumbDown: [
    "M17 13l-4 8a2.3 2.3 0 0 1-2.5-2.5V15H5a1.5 1.5 0 0 1-1.5-1.8l1.3-7.5a2 2 0 0 1 2-1.7H17zM17 13h3" +
    "a.5.5 0 0 0 .5-.5v-8a.5.5 0 0 0-.5-.5h-3z",
  ],
  phone: ["M6.5 3.5h3l1.5 4.5-2 1.5a12 12 0 0 0 5.5 5.5l1.5-2 4.5 1.5v3a2 2 0 0 1-2.2 2A16 16 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2z"],
  hangUp: [
    "M3 14.5c0-1.5 4-4.5 9-4.5s9 3 9 4.5v2a1 1 0 0 1-1.2 1l-3.6-.7a1 1 0 0 1-.8-1V14a14 14 0 0 0-6.8 0v1.8" +
    "a1 1 0 0 1-.8 1l-3.6.7a1 1 0 0 1-1.2-1z",
  ],
  message: ["M5 4.5h14A1.5 1.5 0 0 1 20.5 6v9.5A1.5 1.5 0 0 1 19 17h-7l-5 4v-4H5a1.5 1.5 0 0 1-1.5-1.5V6A1.5 1.5 0 0 1 5 4.5z"],
  music: ["M9 18V5.5l11-2V16", circle(6.2, 18, 2.8), circle(17.2, 16, 2.8)],
  album: [disc, circle(12, 12, 2.6)],
  person: [circle(12, 8, 4), "M4 20.5a8 8 0 0 1 16 0"],
  people: [circle(9, 8.5, 3.5), "M2.5 20a6.5 6.5 0 0 1 13 0", "M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.5 14.3a6.5 6.5 0 0 1 4 5.7"],
  clock: [disc, "M12 6.5V12l3.5 2.2"],
  calendar: [
    "M5 5h14a1.5 1.5 0 0 1 1.5 1.5V19a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 19V6.5A1.5 1.5 0 0 1 5 5z",
    "M3.5 10h17M8 3v4M16 3v4",
  ],
  folder: ["M3.5 6.5A1.5 1.5 0 0 1 5 5h4l2 2.5h8A1.5 1.5 0 0 1 20.5 9v9a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18z"],
  file: ["M6.5 3h7l5 5v12a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z", "M13.5 3v5h5"],
  photo: [
    "M5 4.5h14A1.5 1.5 0 0 1 20.5 6v12a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18V6A1.5 1.5 0 0 1 5 4.5z",
    circle(8.8, 9.5, 1.5),
    "M4 17.5l5-4.5 3 2.5 3.5-4 4.5 4.5",
  ],
  photoOff: ["M5 4.5h14A1.5 1.5 0 0 1 20.5 6v12a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18V6A1.5 1.5 0 0 1 5 4.5z", "M4 20L20 4"],
  lock: ["M6.5 10.5h11a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-8a1 1 0 0 1 1-1z", "M8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3"],
  unlock: ["M6.5 10.5h11a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-8a1 1 0 0 1 1-1z", "M8.5 10.5V7a3.5 3.5 0 0 1 6.6-1.5"],
  key: [circle(8, 15.5, 4), "M11 12.5l8.5-8.5M16 7.5l3 3"],
  pin: ["M12 21.5s7-6.7 7-12a7 7 0 0 0-14 0c0 5.3 7 12 7 12z", circle(12, 9.5, 2.5)],
  flag: ["M5.5 21V4M5.5 4.5c4-2.5 8 2.5 13 0v9c-5 2.5-9-2.5-13 0"],
  navigation: ["M12 3l7 17.5-7-4-7 4z"],
  compass: [disc, "M15.8 8.2l-2.2 5.4-5.4 2.2 2.2-5.4z"],
  map: ["M3.5 6.5l5.5-2.5 6 2.5 5.5-2.5v13.5L15 20l-6-2.5L3.5 20z", "M9 4v13.5M15 6.5V20"],
  car: [
    "M4 16.5v-4l2-5.5a1.5 1.5 0 0 1 1.4-1h9.2a1.5 1.5 0 0 1 1.4 1l2 5.5v4a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1z",
    "M4.5 11.5h15M6.5 17.5v2M17.5 17.5v2M7.5 14.5h0M16.5 14.5h0",
  ],
  wheel: [disc, circle(12, 12, 2.2), "M3.3 11h6.6M14.1 11h6.6M12 14.2V21"],
  fuel: [
    "M5 20.5V5a1.5 1.5 0 0 1 1.5-1.5h6A1.5 1.5 0 0 1 14 5v15.5M3.5 20.5h12M5 10.5h9",
    "M14 12.5h2a1.5 1.5 0 0 1 1.5 1.5v3a1.5 1.5 0 0 0 3 0V9l-3-3",
  ],
  battery: [
    "M4 8h13.5A1.5 1.5 0 0 1 19 9.5v5a1.5 1.5 0 0 1-1.5 1.5H4a1.5 1.5 0 0 1-1.5-1.5v-5A1.5 1.5 0 0 1 4 8zM22 10.5v3",
    "!M5 10.3h6v3.4H5z",
  ],
  bluetooth: ["M7 7.5l10 9-5 4.5V3l5 4.5-10 9"],
  wifi: ["M2.5 9.5a14 14 0 0 1 19 0M5.8 13a9.2 9.2 0 0 1 12.4 0M9 16.3a4.5 4.5 0 0 1 6 0", `!${circle(12, 19.3, 1.1)}`],
  signal: ["M4 20v-4M9.3 20v-8M14.7 20V8M20 20V4"],
  usb: ["M12 21V4M9.5 6.5L12 3l2.5 3.5M12 17l-5-3v-3M12 14.5l5-3V9", circle(7, 9.5, 1.5)],
  volume: ["M4 9.5h3.5L12 5.5v13l-4.5-4H4z", "M15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11"],
  volumeDown: ["M4 9.5h3.5L12 5.5v13l-4.5-4H4z", "M15.5 9a4.5 4.5 0 0 1 0 6"],
  mute: ["M4 9.5h3.5L12 5.5v13l-4.5-4H4z", "M15.5 9.5l5 5M20.5 9.5l-5 5"],
  list: ["M9 6h11.5M9 12h11.5M9 18h11.5M4.5 6h0M4.5 12h0M4.5 18h0"],
  playlist: ["M4 6h12M4 11h12M4 16h7", "!M15 14v6.5l5.5-3.3z"],
  shuffle: ["M3.5 7h3.5l9 10h4.5M3.5 17H7l2.8-3.1M13.2 10.1L16 7h4.5M18 4.5L20.5 7 18 9.5M18 14.5l2.5 2.5-2.5 2.5"],
  repeat: ["M4 11V9.5A3.5 3.5 0 0 1 7.5 6H20M17 3l3 3-3 3M20 13v1.5a3.5 3.5 0 0 1-3.5 3.5H4M7 21l-3-3 3-3"],
  refresh: ["M20 11.5A8 8 0 1 0 18 17.5M20 5v6.5h-6.5"],
  undo: ["M4 9h10.5a5.5 5.5 0 0 1 0 11H9M8 4.5L3.5 9 8 13.5"],
  redo: ["M20 9H9.5a5.5 5.5 0 0 0 0 11H15M16 4.5L20.5 9 16 13.5"],
  zoomIn: [circle(10.5, 10.5, 6.5), "M20.5 20.5l-5.3-5.3M7.5 10.5h6M10.5 7.5v6"],
  zoomOut: [circle(10.5, 10.5, 6.5), "M20.5 20.5l-5.3-5.3M7.5 10.5h6"],
  info: [disc, "M12 11v5.5M12 7.6h0"],
  warning: ["M12 3.8l9 16a.8.8 0 0 1-.7 1.2H3.7a.8.8 0 0 1-.7-1.2z", "M12 10v5M12 17.9h0"],
  fail: [disc, "M8.5 8.5l7 7M15.5 8.5l-7 7"],
  success: [disc, "M8 12.3l2.8 2.8L16 9.7"],
  trash: [
    "M4 6.5h16M9 6.5V4.5a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v2M6 6.5l1 13a1.5 1.5 0 0 0 1.5 1.5h7a1.5 1.5 0 0 0 1.5-1.5l1-13M10 10.5v6M14 10.5v6",
  ],
  pencil: ["M4.5 19.5l1-4.5L16.5 4a1.8 1.8 0 0 1 2.5 0l1 1a1.8 1.8 0 0 1 0 2.5L9 18.5z"],
  link: ["M10 13.5a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.7l-1.5 1.5M14 10.5a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.7l1.5-1.5"],
  filter: ["M4 5.5h16l-6.2 7.5v5.5l-3.6-2V13z"],
  sort: ["M7.5 4v16M4 16.5L7.5 20l3.5-3.5M16.5 20V4M13 7.5L16.5 4 20 7.5"],
  weather: [
    circle(8, 8, 3.2),
    "M8 1.8v1.2M1.8 8H3M3.6 3.6l.9.9M12.4 3.6l-.9.9",
    "M8 20.5h9.5a3.5 3.5 0 0 0 .3-7A5 5 0 0 0 8.3 13 3.8 3.8 0 0 0 8 20.5z",
  ],
  power: ["M12 3v8M7 6a8 8 0 1 0 10 0"],
  bell: ["M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 21h4"],
  code: ["M8.5 7L3.5 12l5 5M15.5 7l5 5-5 5"],
  copy: [
    "M9 8.5h10a1 1 0 0 1 1 1V20a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V9.5a1 1 0 0 1 1-1z",
    "M5.5 15.5H5a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v1.5",
  ],
  target: [disc, circle(12, 12, 4), "M12 1v4M12 19v4M1 12h4M19 12h4"],
  layers: ["M12 3.5l9 5-9 5-9-5z", "M3 12.5l9 5 9-5M3 16.5l9 5 9-5"],
  touch: [
    "M9 12V5.5a1.75 1.75 0 0 1 3.5 0V11l4.8 1.2a2.5 2.5 0 0 1 1.9 2.8l-.7 4a2.5 2.5 0 0 1-2.5 2H11.5" +
    "a2.5 2.5 0 0 1-2-1l-4-5.3a1.6 1.6 0 0 1 2.5-2z",
  ],
  pulse: ["M2.5 12.5H7l2.5-7 5 13 2.5-6h4.5"],
  news: ["M4 4.5h13a1 1 0 0 1 1 1V18a2 2 0 0 0 2 2H6a2 2 0 0 1-2-2z", "M18 9h3v9a1.5 1.5 0 0 1-3 0M7 8.5h8M7 12h8M7 15.5h5"],
  globe: [disc, "M3 12h18M12 3c-4.5 5-4.5 13 0 18M12 3c4.5 5 4.5 13 0 18"],
  checkbox: [
    "M5.5 4h13A1.5 1.5 0 0 1 20 5.5v13a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-13A1.5 1.5 0 0 1 5.5 4z",
    "M8 12.3l2.8 2.8L16 9.7",
  ],
  box: ["M5.5 4h13A1.5 1.5 0 0 1 20 5.5v13a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-13A1.5 1.5 0 0 1 5.5 4z"],
  radio: [disc, `!${circle(12, 12, 4.5)}`],
  ring: [disc],
  arrowUp: ["M12 20V5M6 11l6-6 6 6"],
  arrowLeft: ["M20 12H5M11 6l-6 6 6 6"],
  turnLeft: ["M18 20v-8a3 3 0 0 0-3-3H5M9.5 4.5L5 9l4.5 4.5"],
  turnRight: ["M6 20v-8a3 3 0 0 1 3-3h10M14.5 4.5L19 9l-4.5 4.5"],
  bearLeft: ["M16 20v-5c0-3-7-4-7-10M5 9l4-4 4 4"],
  bearRight: ["M8 20v-5c0-3 7-4 7-10M11 9l4-4 4 4"],
  uTurnLeft: ["M18 20V9.5a5 5 0 0 0-10 0V16M4 12.5L8 16.5l4-4"],
  uTurnRight: ["M6 20V9.5a5 5 0 0 1 10 0V16M12 12.5l4 4 4-4"],
  roundabout: [circle(12, 10, 4.5), "M12 14.5V21M16.5 10H21M18.5 7.5L21 10l-2.5 2.5"],
  thermometer: ["M10 13.8V5a2 2 0 0 1 4 0v8.8a4 4 0 1 1-4 0z", "M12 9v7"],
  bulb: ["M9 17.5h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.5.4.5 1 .5 1.6h6c0-.6 0-1.2.5-1.6A6 6 0 0 0 12 3z"],
  book: [
    "M5 4.5h5.5A1.5 1.5 0 0 1 12 6v14a2 2 0 0 0-2-1.5H4V5.5a1 1 0 0 1 1-1zM19 4.5h-5.5A1.5 1.5 0 0 0 12 6v14" +
    "a2 2 0 0 1 2-1.5h6v-13a1 1 0 0 0-1-1z",
  ],
  recents: ["M4 12a8 8 0 1 0 2.5-5.8M4 4v4h4M12 7.5V12l3 2"],
  window: ["M4 5h16a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM3 9.5h18"],
};

/** Returns an icon without an accessible name. The text next to the icon, or the button that contains it, must have the name. */
export function icon(name, props = {}) {
  const drawn = (paths[name] ?? paths.ring).map((
    path,
  ) => (path[0] === "!" ? h("path", { d: path.slice(1), class: "filled" }) : h("path", { d: path })));
  return h("svg", { viewBox: "0 0 24 24", "aria-hidden": "true", ...props, class: ["icon", props.class] }, drawn);
}

/** The icons for the static images of the RPC specification. Static images are identified by hexadecimal numbers. */
const STATIC = {
  phone: ["29", "1d", "1e", "1f", "53", "54", "55", "56", "80", "03", "05"],
  hangUp: ["2c"],
  recents: ["e7", "f2", "57", "58", "59"],
  pin: ["1b", "94", "4d"],
  album: ["21", "4e"],
  bulb: ["3d"],
  arrowUp: ["40", "42"],
  mute: ["12"],
  book: ["83", "82", "2b", "81"],
  usb: ["45", "06", "0b", "0d"],
  back: ["86", "17"],
  battery: ["f7", "f8", "f9", "fa", "f6", "fb"],
  bluetooth: ["09", "cc", "cd"],
  list: ["77", "10", "c7", "c8", "c9", "ca"],
  signal: ["66", "67", "68", "69", "6a", "d3"],
  bearLeft: ["c3", "46", "9d", "af"],
  bearRight: ["c1", "48", "a1", "b1"],
  checkbox: ["27"],
  box: ["28"],
  thermometer: ["d1"],
  clock: ["fc"],
  pencil: ["1a"],
  person: ["5c", "24"],
  minus: ["7f"],
  calendar: ["87"],
  trash: ["0f"],
  fail: ["d6", "90"],
  skip: ["08"],
  heart: ["0e"],
  star: ["95"],
  file: ["50", "51"],
  filter: ["79"],
  folder: ["1c", "5f"],
  fuel: ["e9"],
  map: ["0c"],
  keyboard: ["ea"],
  info: ["5d", "f4"],
  link: ["78"],
  people: ["02"],
  key: ["7d"],
  turnLeft: ["9f", "a5"],
  turnRight: ["a3", "a7"],
  arrowLeft: ["4b"],
  lock: ["22"],
  record: ["20"],
  forward: ["15"],
  stop: ["16"],
  mic: ["e8", "11", "91", "92"],
  down: ["e5"],
  up: ["e4"],
  navigation: ["8e"],
  compass: ["0a"],
  thumbDown: ["14"],
  thumbUp: ["13"],
  bell: ["5a", "5e"],
  flag: ["96", "ab"],
  pause: ["cf"],
  photo: ["88"],
  play: ["d0"],
  playlist: ["4f"],
  window: ["76"],
  power: ["5b"],
  radio: ["25"],
  ring: ["26"],
  redo: ["19"],
  refresh: ["97", "93"],
  warning: ["7e", "ac", "fe", "2a"],
  repeat: ["e6", "73"],
  undo: ["18", "04"],
  rewind: ["07"],
  roundabout: ["ee", "8c", "84", "72", "6e", "64", "60", "62", "6c", "70", "7a", "8a", "ec", "f0"],
  news: ["89"],
  gear: ["49"],
  eye: ["e1"],
  shuffle: ["74"],
  sort: ["7b"],
  success: ["d5", "8f"],
  music: ["4c"],
  uTurnLeft: ["ad"],
  uTurnRight: ["a9"],
  unlock: ["23"],
  weather: ["eb"],
  wifi: ["43"],
  zoomIn: ["98"],
  zoomOut: ["9a"],
};

const byNumber = new Map(Object.entries(STATIC).flatMap(([name, numbers]) => numbers.map((number) => [parseInt(number, 16), name])));
const digits = new Map(
  ["e0", "d7", "d8", "d9", "da", "db", "dc", "dd", "de", "df"].map((number, digit) => [parseInt(number, 16), String(digit)]),
);

/** Returns the drawing of a static image: `{name}` or `{digit}`. Returns `{}` for the empty image and for unknown images. */
export function staticIcon(value) {
  const number = parseInt(value, 16);
  if (digits.has(number)) return { digit: digits.get(number) };
  return byNumber.has(number) ? { name: byNumber.get(number) } : {};
}

/** Returns an icon for an app that has not sent an icon. The result depends on the app's types. */
export function appIcon(types = [], isMedia = false) {
  const byType = {
    NAVIGATION: "navigation",
    PROJECTION: "window",
    MESSAGING: "message",
    COMMUNICATION: "phone",
    SOCIAL: "people",
    INFORMATION: "info",
    WEB_VIEW: "globe",
    REMOTE_CONTROL: "wheel",
    TESTING: "pulse",
    SYSTEM: "gear",
  };
  if (isMedia || types.includes("MEDIA")) return "music";
  return byType[types.find((type) => byType[type])] ?? "apps";
}
