import { mount } from "svelte";
import App from "./App.svelte";
import "./style/tokens.css";
import "./style/base.css";
import { begin } from "./words/words.svelte";

await begin();
mount(App, { target: document.body });
