// Installs loader.mjs for the files of SDL's JavaScript library.

import { register } from "node:module";

register("./loader.mjs", import.meta.url);
