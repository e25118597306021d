// One player's channel at /?as=NAME, everybody side by side at /.
import { showPanes } from "./panes.js";
import { showTab } from "./tab.js";

const name = new URLSearchParams(location.search).get("as");
if (name === null) showPanes();
else showTab(name);
