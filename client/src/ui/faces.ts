// The faces of the bots, drawn on a square of 48: a few parts, put together for each character. One line, flat colours, one highlight.
// Each level has a colour of its own and a row of dots, one for the weakest, six for the strongest.

/** A stroke or a patch: its path, what fills it, how wide its line is, and the line's colour. */
export type Part = readonly [path: string, fill: string, line?: number, colour?: string];

const INK = "#2b2320";
const WHITE = "#fffaf0";
const GREY = "#b9aea6";
const GOLD = "#f2c14e";
const RED = "#b3272d";
const PINK = "#d9577b";
const LIGHT = "#ffffff70"; // the highlight
const NONE = "none";

/** The ground behind each level, and the colour of its dots. */
const GROUNDS: Record<string, readonly [ground: string, dots: string]> = {
  random: ["#f5cd62", INK],
  beginner: ["#a5cf9f", INK],
  casual: ["#f0a57e", INK],
  skilled: ["#8dbbd6", INK],
  expert: ["#c79bc6", INK],
  master: ["#5562a0", GOLD],
};

const SKINS: Record<string, string> = { a: "#d7a06f", b: "#bd8253", c: "#a0673f", d: "#915936" };
const HAIRS: Record<string, string> = { k: INK, g: GREY, w: WHITE };
const CLOTHS: Record<string, string> = { r: RED, y: GOLD, g: "#3f7d54", b: "#2f5f96", p: "#7a3f86", w: "#eadcc3", o: "#cf5f27", i: "#28315c" };

const dot = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
const dots = (r: number, ...at: [number, number][]) => at.map(([x, y]) => dot(x, y, r)).join("");

const SHAPES: Record<string, string> = {
  oval: "M14 22.5C14 14 18 11 24 11s10 3 10 11.5C34 31 29.5 36.5 24 36.5S14 31 14 22.5z",
  child: "M12.5 24C12.5 15.5 17.5 12 24 12s11.5 3.5 11.5 12c0 8-5 12.5-11.5 12.500S12.5 32 12.5 24z",
  full: "M13 22.500C13 14 18 11 24 11s11 3 11 11.500c0 4.5-.5 7-2.5 9.5-2 3-5 4.5-8.5 4.500s-6.5-1.5-8.5-4.500c-2-2.5-2.5-5-2.5-9.500z",
};

type Drawn = (colour: string, cloth: string) => Part[];

/** Behind the face. */
const BEHIND: Record<string, Drawn> = {
  plaits: (hair) => [
    ["M13 20c-5 3-6 10-4.5 17l4 1.500C14 33 15 27 16 22zM35 20c5 3 6 10 4.5 17l-4 1.500C34 33 33 27 32 22z", hair],
    [dots(2.6, [10.5, 38], [37.5, 38]), RED, 1.2],
  ],
  long: (hair) => [["M12 21C10 30 11 36 9.5 42h29C37 36 38 30 36 21z", hair]],
  bun: (hair) => [[dot(24, 8, 5.5), hair]],
  side: (hair) => [[dot(36, 14, 5.5), hair], [dots(1.5, [40.5, 11], [41.5, 15], [39, 18.5]), WHITE, 0]],
  knot: (hair) => [["M24 3c4 0 5.5 3 4.5 6h-9C18.5 6 20 3 24 3z", hair]],
  mane: (hair) => [["M12 19C7 26 7 36 10 43h28c3-7 3-17-2-24z", hair]],
  none: () => [],
};

/** Over the forehead: hair, or what is worn on it. */
const TOPS: Record<string, Drawn> = {
  parted: (hair) => [["M13 23c-1-9 4-14 11-14s12 5 11 14c-2-5-6-8-11-9.500C19 15 15 18 13 23z", hair]],
  short: (hair) => [["M13 22c-1.5-9 4-13.5 11-13.500S36.5 13 35 22c-1-3-2-5-3.5-6-5 1.5-11 1-14.5-.5-2 1.5-3 3.5-4 6.500z", hair]],
  swept: (hair) => [["M13 22C11 13 16 8 23 8c8 0 13 4 12 14-1-4-2-5.5-3-6.5-6 1-11-1-13-3-1 4-4 5.5-6 9.500z", hair]],
  tuft: (hair) => [["M13 22c-1-7 3-11.5 9-12-1-2.5 0-5 3-6-1 2.5 0 4 1.5 6C32 10.5 36 15 35 22c-1-3-2-4.5-3.5-5.5-3-1-5-1-7.5.5-3-1.5-5-1.5-7.5-.5-1.5 1-2.5 2.5-3.5 5.500z", hair]],
  curls: (hair) => [
    [dots(4.2, [15, 17], [19, 12.5], [24, 11], [29, 12.5], [33, 17]), hair, 1.2],
    ["M16 18c2-3 14-3 16 0l-2-5H18z", hair, 0],
  ],
  bald: () => [["M18.5 15.500c1.5-1.5 3-2.2 5-2.5", NONE, 1.8, "#ffffff90"]],
  turban: (_, cloth) => [
    ["M12 20C9 11 15 5 24 5s15 6 12 15c-3-3.5-7-5-12-5s-9 1.5-12 5z", cloth],
    ["M13 15c6-6 14-8 21-7M14 18.500c6-6 13-8 21.5-6.5", NONE, 1.4],
  ],
  towel: (_, cloth) => [
    ["M12 19.500c0-6 5-9.5 12-9.500s12 3.5 12 9.500c-3-2-7-3-12-3s-9 1-12 3z", cloth],
    ["M35 17c3 0 5 2 6 5l-4.5-.5M14 16.500c6-2.5 14-2.5 20 0", NONE, 1.6],
  ],
  veil: (hair, cloth) => [
    ["M13.5 23c-.5-7 4-11 10.5-11s11 4 10.5 11c-2-4-5.5-7-10.5-8-5 1-8.5 4-10.5 8z", hair, 1.2],
    ["M9.5 42C8 30 8.5 6 24 6s16 24 14.5 36l-5-1c1.5-6 2-12 1.5-18-1-8-5-12-11-12s-10 4-11 12c-.5 6 0 12 1.5 18z", cloth],
  ],
  cap: (_, cloth) => [["M13 18.500C13 11 17 8.5 24 8.500S35 11 35 18.500z", cloth], ["M13 18.500h24.500c1.5 0 1.5 2.5 0 2.500H14z", cloth]],
  headset: (hair) => [
    ["M13 22c-1-8 4-13 11-13s12 5 11 13c-2-5-6-7-11-8-5 1-9 3-11 8z", hair],
    ["M14.5 19c1-5 4.5-8 9.5-9 5 1 8.5 4 9.5 9-2-3-5.5-4.5-9.5-5-4 .5-7.5 2-9.5 5zM24 13v4", NONE, 2, GOLD],
    [dots(2, [24, 9.5], [15.5, 14.5], [32.5, 14.5]), GOLD, 1],
    [dot(24, 18, 1.3), RED, 0],
  ],
};

/** What says how somebody is: brows and mouth. */
const TEMPERS: Record<string, readonly [brows: Part, mouth: Part]> = {
  grin: [["M17.5 21.5q2-1.5 4 0M26.5 21.5q2-1.5 4 0", NONE, 1.3], ["M19 29.5h10c-.5 3.5-2.5 4.5-5 4.5s-4.5-1-5-4.5z", WHITE, 1.5]],
  smile: [["M17.5 20.5q2-1.5 4-.3M26.5 20.2q2-1.2 4 .3", NONE, 1.7], ["M19.5 30.5q4.5 4 9 0", NONE, 1.7]],
  smirk: [["M17.5 20.5q2-1 4 0M26.5 19.3q2-1.5 4-.3", NONE, 1.7], ["M20.5 31.5q4.5 1.5 8-2", NONE, 1.7]],
  calm: [["M17.5 20.5q2-.8 4 0M26.5 20.5q2-.8 4 0", NONE, 1.7], ["M20.5 31q3.5 1.5 7 0", NONE, 1.7]],
  stern: [["M17 19.8l4.5 1.2M31 19.8L26.5 21", NONE, 1.8], ["M20.5 31.5h7", NONE, 1.8]],
  wonder: [["M17.5 20q2-2 4-.5M26.5 19.5q2-1.5 4 .5", NONE, 1.5], [dot(24, 31, 2), INK, 0]],
  keen: [["M17 20.5l4.5-.8M31 20.5l-4.5-.8", NONE, 1.7], ["M20 30.5q4 2.5 8 0", NONE, 1.7]],
};

const EYES: Part = [dots(1.8, [19.7, 24.5], [28.3, 24.5]), INK, 0];
const BIG_EYES: Part[] = [[dots(2.3, [19, 25.5], [29, 25.5]), INK, 0], [dots(0.8, [19.7, 24.7], [29.7, 24.7]), WHITE, 0]];

/** What somebody wears in the face. */
const MORE: Record<string, Drawn> = {
  bindi: () => [[dot(24, 18.5, 1.5), RED, 0]],
  ash: () => [["M19.5 15.500h9M19 17.500h10M19.5 19.500h9", NONE, 1.1, WHITE], [dot(24, 17.5, 1.3), RED, 0]],
  namam: () => [["M21.5 13.500v4.500q2.5 2.5 5 0v-4.5", NONE, 1.4, WHITE], ["M24 13.500v4.5", NONE, 1.4, RED]],
  rings: () => [[dots(1.9, [12.8, 28.5], [35.2, 28.5]), GOLD, 1]],
  nose: () => [[dot(26.3, 28, 0.9), GOLD, 0]],
  jasmine: () => [[dots(1.7, [14, 16], [16, 13], [19, 10.8], [22.5, 9.5]), WHITE, 0.6]],
  flower: () => [[dots(1.8, [33, 13], [36, 13], [34.5, 10.5]), PINK, 0.8], [dot(34.5, 12.3, 1.1), GOLD, 0]],
  glasses: () => [[dots(4, [19.5, 24.5], [28.5, 24.5]), "#ffffff40", 1.4], ["M23.5 24q.5-.5 1 0", NONE, 1.4]],
  moustache: (hair) => [["M17.5 30c1.5-2.5 4.5-2.7 6.5-1.5 2-1.2 5-1 6.5 1.5-2.5 1-4.8.8-6.5-.3-1.7 1.1-4 1.3-6.5.3z", hair, 0.8]],
  beard: (hair) => [["M14.5 26c.5 9 2 17 9.5 17s9-8 9.5-17c-1.5 3-3 3.5-5 3.5-1.5-1.5-3-1.8-4.5-1-1.5-.8-3-.5-4.5 1-2 0-3.5-.5-5-3.500z", hair], ["M21.5 32.5q2.5 1 5 0", NONE, 1.4]],
  stubble: (hair) => [["M16 29.500c.5 5 4 8.5 8 8.500s7.5-3.5 8-8.500c-2 2-3.5 3-4.5 5h-7c-1-2-2.5-3-4.5-5z", hair, 0.8]],
  pencil: () => [["M34.5 15.500l6 6.5 1.5 3-3-1.5-6-6.500z", GOLD, 1.2]],
  freckles: () => [[dots(0.7, [16.5, 28.8], [18.5, 29.8], [31.5, 28.8], [29.5, 29.8]), "#5f351c", 0]],
  lines: () => [["M15.8 26.500q-.5 1-.3 2M32.2 26.500q.5 1 .3 2M18.5 28.500q-.8 1.5-.5 3M29.5 28.500q.8 1.5.5 3", NONE, 0.9]],
  beads: () => [[dots(1.3, [16.5, 40], [20, 42], [24, 42.7], [28, 42], [31.5, 40]), GOLD, 0.8]],
  star: () => [["M24 5.500l1.5 3 3.3.5-2.4 2.3.6 3.3-3-1.6-3 1.6.6-3.300L19.2 9l3.3-.5z", GOLD, 1]],
};

/** skin, shape of the face, behind, top, hair, cloth, temper, and more */
type Recipe = string;

/** The characters of each level, as the server knows them; in the order in which they sit down. */
export const CAST: Record<string, Record<string, Recipe>> = {
  random: {
    chinnu: "b child none tuft k r grin",
    ponni: "c child plaits parted k y wonder bindi",
    appu: "d child none curls k g smile freckles",
    ammu: "a child plaits parted k b grin flower bindi",
    kutty: "c child none swept k o wonder",
    tara: "b child bun short k p smile bindi",
  },
  beginner: {
    meena: "b oval plaits parted k w smile bindi pencil",
    arun: "c oval none short k b smile pencil",
    latha: "d oval side parted k y calm bindi",
    vijay: "b full none cap k w grin",
    divya: "a oval long swept k r wonder rings",
    suresh: "c full none cap k o smile moustache",
  },
  casual: {
    murugan: "c full none turban k r grin moustache",
    selvi: "b full side parted k g smirk jasmine bindi nose rings",
    raju: "d oval none towel k y smirk stubble",
    kamala: "c oval bun parted k p smile jasmine bindi rings",
    gopal: "d full none towel k w smile moustache",
    bhavani: "b full none veil k o grin bindi nose",
  },
  skilled: {
    parvathi: "b full bun parted g r smile glasses bindi rings lines",
    mani: "d oval none swept k w keen moustache",
    saroja: "c oval none veil k b calm bindi nose rings",
    balan: "c full none towel g y calm moustache",
    janaki: "d oval side parted k o keen bindi rings",
    shankar: "b oval none short g g keen glasses moustache",
  },
  expert: {
    revathi: "b oval long headset k r calm rings beads",
    krishnan: "c oval none short g w stern glasses ash moustache",
    indira: "a oval bun swept g b keen glasses bindi",
    raghavan: "b full none bald k o keen namam moustache",
    vasantha: "d full none veil g p stern bindi nose rings",
    sundaram: "c oval none turban k y stern stubble bindi",
  },
  master: {
    madhavan: "b oval mane turban w i calm beard star",
    thangam: "c full none veil w r keen bindi nose rings lines",
    ramanan: "d oval knot bald w w calm beard ash beads",
    kaveri: "b oval long headset g g stern rings beads",
    narayanan: "c full none turban g y keen beard bindi",
    nila: "a oval bun parted w p calm glasses bindi rings star",
  },
};

/** The character of a level that comes to a seat, as the server chooses unless somebody is called so; null for a level that we do not know. */
export function characterAt(level: string, seat: number): string | null {
  const company = Object.keys(CAST[level] ?? {});
  return company[seat % company.length] ?? null;
}

/** A character's portrait from back to front, on a disc of the level's colour; null for a character that we do not know. */
export function portrait(character: string): { ground: string; parts: Part[] } | null {
  const levels = Object.keys(CAST);
  const rank = levels.findIndex((level) => character in (CAST[level] ?? {}));
  const level = levels[rank];
  const recipe = level && CAST[level]?.[character];
  if (!recipe) return null;
  const [skin, shape, behind, top, hair, cloth, temper, ...more] = recipe.split(" ") as [string, string, string, string, string, string, string, ...string[]];
  const [ground, dotted] = one(GROUNDS, level);
  const [face, hairs, wears] = [one(SKINS, skin), one(HAIRS, hair), one(CLOTHS, cloth)];
  const [brows, mouth] = one(TEMPERS, temper);
  const child = shape === "child";
  return {
    ground,
    parts: [
      halo(rank + 1, dotted),
      ...one(BEHIND, behind)(hairs, wears),
      ["M4 50C4 41 13 37 24 37s20 4 20 13z", wears],
      ["M19.5 33v4.5q4.5 4 9 0V33z", face],
      [dots(2.6, child ? [12.5, 26] : [13.5, 25], child ? [35.5, 26] : [34.5, 25]), face],
      [one(SHAPES, shape), face],
      ...one(TOPS, top)(hairs, wears),
      ["M16.3 15.2c1.2-2 2.8-3.3 5-3.9", NONE, 1.3, LIGHT],
      ...(child ? BIG_EYES : [EYES]),
      brows,
      ...(more.includes("beard") ? [] : [mouth]), // a beard has a mouth of its own
      ...more.flatMap((worn) => one(MORE, worn)(hairs, wears)),
    ],
  };
}

/** One of the parts that there are. */
function one<Kind>(of: Record<string, Kind>, word: string): Kind {
  const found = of[word];
  if (found === undefined) throw new Error(`no face has a part ${word}`);
  return found;
}

/** Dots behind the head, along the disc's upper edge. */
function halo(count: number, colour: string): Part {
  const at = Array.from({ length: count }, (_, number): [number, number] => {
    const angle = ((number - (count - 1) / 2) * 17 - 90) * (Math.PI / 180);
    return [Math.round((24 + 21.3 * Math.cos(angle)) * 10) / 10, Math.round((24 + 21.3 * Math.sin(angle)) * 10) / 10];
  });
  return [dots(1.2, ...at), colour, 0];
}

/** Deep enough for a light line, and light enough for a dark page. */
export const OWN_COLOURS = ["#b34a30", "#946300", "#657318", "#2b7d35", "#167b73", "#3173a6", "#5f63be", "#9450aa", "#ba4072", "#86644d"];

/** The colour of a person's own kolam: always the same for the same name. */
export function ownColour(name: string): string {
  const sum = [...name].reduce((all, letter) => (Math.imul(all, 31) + (letter.codePointAt(0) ?? 0)) >>> 0, 7);
  return OWN_COLOURS[sum % OWN_COLOURS.length] as string;
}
