// Shows the page in one language, and goes on by itself as soon as the server is back.
const EVERY = 5000; // ms

const wanted = [localStorage.getItem("kolam-language") ?? "", ...navigator.languages].map((tag) => tag.toLowerCase().split("-")[0]);
const sections = [...document.querySelectorAll("section[lang]")];
const spoken = wanted.find((language) => sections.some(({ lang }) => lang === language)) ?? "en";
document.documentElement.lang = spoken;
for (const section of sections) section.hidden = section.lang !== spoken;

const theme = localStorage.getItem("kolam-theme");
if (theme === "day" || theme === "night") document.documentElement.dataset.theme = theme;

const look = async () => {
  try {
    if ((await fetch("/health", { cache: "no-store" })).ok) location.reload();
  } catch {
    // still away
  }
};
addEventListener("online", look);
setInterval(look, EVERY);
