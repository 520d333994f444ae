// Made by `make types` from the server's own description. Do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Place
         * @description K7, K9: a tile beside an elephant, which moves onto it; `edge` is where a colour edge then lies.
         */
        Place: {
            /** @enum {unknown} */
            type: "place";
            /** @enum {unknown} */
            tile: "B/G" | "B/K" | "B/P" | "B/R" | "B0" | "B1" | "B2" | "B3" | "B>" | "B^" | "G/B" | "G/K" | "G/P" | "G/R" | "G0" | "G1" | "G2" | "G3" | "G>" | "G^" | "K/B" | "K/G" | "K/P" | "K/R" | "K0" | "K1" | "K2" | "K3" | "K>" | "K^" | "P/B" | "P/G" | "P/K" | "P/R" | "P0" | "P1" | "P2" | "P3" | "P>" | "P^" | "R/B" | "R/G" | "R/K" | "R/P" | "R0" | "R1" | "R2" | "R3" | "R>" | "R^";
            /** @enum {unknown} */
            elephant: 0 | 1;
            to: [
                number,
                number
            ];
            /** @default null */
            edge: ("E" | "N" | "S" | "W") | null;
        };
        /**
         * Pass
         * @description K11: no tile, and an elephant lies down.
         */
        Pass: {
            /** @enum {unknown} */
            type: "pass";
        };
        /**
         * Elephant
         * @description K14: an elephant goes to another tile.
         */
        MoveElephant: {
            /** @enum {unknown} */
            type: "elephant";
            /** @enum {unknown} */
            elephant: 0 | 1;
            to: [
                number,
                number
            ];
        };
        /**
         * Stack
         * @description K15, K16: a tile or stack goes to an empty spot; `edge` is where a colour edge then lies, if it is turned.
         */
        MoveStack: {
            /** @enum {unknown} */
            type: "stack";
            from: [
                number,
                number
            ];
            to: [
                number,
                number
            ];
            /** @default null */
            edge: ("E" | "N" | "S" | "W") | null;
        };
        /**
         * Skip
         * @description K14, K15: nothing is moved.
         */
        Skip: {
            /** @enum {unknown} */
            type: "skip";
        };
        /**
         * View
         * @description The table. Every seat sees the same; `seat` is null for a spectator.
         */
        View: {
            seat: number | null;
            round: number;
            rounds: number;
            starter: number;
            turn: number | null;
            /** @enum {unknown} */
            phase: "draw" | "elephant" | "over" | "place" | "remove" | "stack";
            near_elephant: boolean;
            turn_moved: boolean;
            offer: ("B/G" | "B/K" | "B/P" | "B/R" | "B0" | "B1" | "B2" | "B3" | "B>" | "B^" | "G/B" | "G/K" | "G/P" | "G/R" | "G0" | "G1" | "G2" | "G3" | "G>" | "G^" | "K/B" | "K/G" | "K/P" | "K/R" | "K0" | "K1" | "K2" | "K3" | "K>" | "K^" | "P/B" | "P/G" | "P/K" | "P/R" | "P0" | "P1" | "P2" | "P3" | "P>" | "P^" | "R/B" | "R/G" | "R/K" | "R/P" | "R0" | "R1" | "R2" | "R3" | "R>" | "R^")[];
            bag: number;
            removed: number;
            gone: ("B/G" | "B/K" | "B/P" | "B/R" | "B0" | "B1" | "B2" | "B3" | "B>" | "B^" | "G/B" | "G/K" | "G/P" | "G/R" | "G0" | "G1" | "G2" | "G3" | "G>" | "G^" | "K/B" | "K/G" | "K/P" | "K/R" | "K0" | "K1" | "K2" | "K3" | "K>" | "K^" | "P/B" | "P/G" | "P/K" | "P/R" | "P0" | "P1" | "P2" | "P3" | "P>" | "P^" | "R/B" | "R/G" | "R/K" | "R/P" | "R0" | "R1" | "R2" | "R3" | "R>" | "R^")[];
            players: components["schemas"]["Player"][];
        };
        /**
         * Player
         * @description What everybody sees of a player.
         */
        Player: {
            /** @enum {unknown} */
            colour: "B" | "G" | "K" | "P" | "R";
            platform: components["schemas"]["Stack"][];
            elephants: components["schemas"]["Elephant"][];
            sheet: components["schemas"]["Sheet"];
            score: number;
        };
        /**
         * Stack
         * @description What lies on one spot of a platform.
         */
        Stack: {
            spot: [
                number,
                number
            ];
            tiles: ("B/G" | "B/K" | "B/P" | "B/R" | "B0" | "B1" | "B2" | "B3" | "B>" | "B^" | "G/B" | "G/K" | "G/P" | "G/R" | "G0" | "G1" | "G2" | "G3" | "G>" | "G^" | "K/B" | "K/G" | "K/P" | "K/R" | "K0" | "K1" | "K2" | "K3" | "K>" | "K^" | "P/B" | "P/G" | "P/K" | "P/R" | "P0" | "P1" | "P2" | "P3" | "P>" | "P^" | "R/B" | "R/G" | "R/K" | "R/P" | "R0" | "R1" | "R2" | "R3" | "R>" | "R^")[];
            edge: ("E" | "N" | "S" | "W") | null;
            area: number;
            stays: boolean;
            bonus: boolean;
        };
        /**
         * Elephant
         * @description An elephant; it has no spot when the match is over (K18).
         */
        Elephant: {
            spot: [
                number,
                number
            ] | null;
            standing: boolean;
        };
        /**
         * Sheet
         * @description K19–K24: the lines of a score sheet; the last five are the symbols of each colour.
         */
        Sheet: {
            removed: number;
            missing: number;
            standing: number;
            edges: number;
            B: number;
            P: number;
            R: number;
            G: number;
            K: number;
        };
        /**
         * Remove
         * @description K4: tiles that are not played with.
         */
        Remove: {
            /** @enum {unknown} */
            kind: "remove";
            tiles: ("B/G" | "B/K" | "B/P" | "B/R" | "B0" | "B1" | "B2" | "B3" | "B>" | "B^" | "G/B" | "G/K" | "G/P" | "G/R" | "G0" | "G1" | "G2" | "G3" | "G>" | "G^" | "K/B" | "K/G" | "K/P" | "K/R" | "K0" | "K1" | "K2" | "K3" | "K>" | "K^" | "P/B" | "P/G" | "P/K" | "P/R" | "P0" | "P1" | "P2" | "P3" | "P>" | "P^" | "R/B" | "R/G" | "R/K" | "R/P" | "R0" | "R1" | "R2" | "R3" | "R>" | "R^")[];
        };
        /**
         * Draw
         * @description K6: tiles drawn from the bag, face up.
         */
        Draw: {
            /** @enum {unknown} */
            kind: "draw";
            tiles: ("B/G" | "B/K" | "B/P" | "B/R" | "B0" | "B1" | "B2" | "B3" | "B>" | "B^" | "G/B" | "G/K" | "G/P" | "G/R" | "G0" | "G1" | "G2" | "G3" | "G>" | "G^" | "K/B" | "K/G" | "K/P" | "K/R" | "K0" | "K1" | "K2" | "K3" | "K>" | "K^" | "P/B" | "P/G" | "P/K" | "P/R" | "P0" | "P1" | "P2" | "P3" | "P>" | "P^" | "R/B" | "R/G" | "R/K" | "R/P" | "R0" | "R1" | "R2" | "R3" | "R>" | "R^")[];
        };
        /**
         * KeralaOptions
         * @description K2, K3, K5, K16.
         */
        KeralaOptions: {
            /** @default 0 */
            first: number;
            /** @default [] */
            colours: ("B" | "G" | "K" | "P" | "R")[];
            /** @default false */
            near_elephant: boolean;
            /** @default true */
            turn_moved: boolean;
            /** @default {} */
            tiles: {
                [key: string]: {
                    [key: string]: number;
                };
            };
        };
        TheMove: components["schemas"]["Place"] | components["schemas"]["Pass"] | components["schemas"]["MoveElephant"] | components["schemas"]["MoveStack"] | components["schemas"]["Skip"];
        TheView: components["schemas"]["View"];
        TheEvent: components["schemas"]["Remove"] | components["schemas"]["Draw"];
        TheOptions: components["schemas"]["KeralaOptions"];
        TheSheet: components["schemas"]["Sheet"];
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Place = components['schemas']['Place'];
export type Pass = components['schemas']['Pass'];
export type MoveElephant = components['schemas']['MoveElephant'];
export type MoveStack = components['schemas']['MoveStack'];
export type Skip = components['schemas']['Skip'];
export type View = components['schemas']['View'];
export type Player = components['schemas']['Player'];
export type Stack = components['schemas']['Stack'];
export type Elephant = components['schemas']['Elephant'];
export type Sheet = components['schemas']['Sheet'];
export type Remove = components['schemas']['Remove'];
export type Draw = components['schemas']['Draw'];
export type KeralaOptions = components['schemas']['KeralaOptions'];
export type TheMove = components['schemas']['TheMove'];
export type TheView = components['schemas']['TheView'];
export type TheEvent = components['schemas']['TheEvent'];
export type TheOptions = components['schemas']['TheOptions'];
export type TheSheet = components['schemas']['TheSheet'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
