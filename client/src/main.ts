import { mount } from "svelte";
import App from "./App.svelte";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import { install } from "./ui/install";
import { settings } from "./ui/settings.svelte";
import { begin } from "./words/words.svelte";

settings.apply();
await begin();
mount(App, { target: document.body });
install();
