// From here on, files of SDL's JavaScript library are read as loader.mjs says.

import { register } from "node:module";

register("./loader.mjs", import.meta.url);
