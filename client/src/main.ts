import { mount } from "svelte";
import App from "./App.svelte";
import { fetchAhead } from "./pages";
import { route } from "./route.svelte";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import { games } from "./ui/games.svelte";
import { install } from "./ui/install";
import { settings } from "./ui/settings.svelte";
import { begin, beginning } from "./words/words.svelte";

settings.apply();
// All that the page will ask for is asked for at once, and does not wait for its words.
fetchAhead(route.now);
void games.load(beginning());
await begin();
document.getElementById("door")?.remove();
mount(App, { target: document.body });
install();
