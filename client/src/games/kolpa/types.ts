// Made by `make types` from the server's own description. Do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Kol
         * @description P6, P7: a matching card to the discard pile.
         */
        Kol: {
            /** @enum {unknown} */
            type: "kol";
            /** @enum {unknown} */
            card: "B0" | "B1" | "B2" | "B3" | "B4" | "B5" | "G0" | "G1" | "G2" | "G3" | "G4" | "G5" | "J" | "P0" | "P1" | "P2" | "P3" | "P4" | "P5" | "R0" | "R1" | "R2" | "R3" | "R4" | "R5" | "Y0" | "Y1" | "Y2" | "Y3" | "Y4" | "Y5";
            /** @enum {unknown} */
            from: "area" | "hand";
        };
        /**
         * Kolpa
         * @description P8: a card that does not match, into one's own play area.
         */
        Kolpa: {
            /** @enum {unknown} */
            type: "kolpa";
            /** @enum {unknown} */
            card: "B0" | "B1" | "B2" | "B3" | "B4" | "B5" | "G0" | "G1" | "G2" | "G3" | "G4" | "G5" | "J" | "P0" | "P1" | "P2" | "P3" | "P4" | "P5" | "R0" | "R1" | "R2" | "R3" | "R4" | "R5" | "Y0" | "Y1" | "Y2" | "Y3" | "Y4" | "Y5";
        };
        /**
         * Joker
         * @description P14, P15: a joker, with the announced colour or number.
         */
        Joker: {
            /** @enum {unknown} */
            type: "joker";
            /** @enum {unknown} */
            call: "0" | "1" | "2" | "3" | "4" | "5" | "B" | "G" | "P" | "R" | "Y";
        };
        /**
         * View
         * @description The table as one seat sees it; `seat` and `hand` are null for a spectator.
         */
        View: {
            seat: number | null;
            round: number;
            starter: number;
            turn: number | null;
            target: number;
            hand: ("B0" | "B1" | "B2" | "B3" | "B4" | "B5" | "G0" | "G1" | "G2" | "G3" | "G4" | "G5" | "J" | "P0" | "P1" | "P2" | "P3" | "P4" | "P5" | "R0" | "R1" | "R2" | "R3" | "R4" | "R5" | "Y0" | "Y1" | "Y2" | "Y3" | "Y4" | "Y5")[] | null;
            players: components["schemas"]["Player"][];
            draw: number;
            discard: number;
            top: ("B0" | "B1" | "B2" | "B3" | "B4" | "B5" | "G0" | "G1" | "G2" | "G3" | "G4" | "G5" | "J" | "P0" | "P1" | "P2" | "P3" | "P4" | "P5" | "R0" | "R1" | "R2" | "R3" | "R4" | "R5" | "Y0" | "Y1" | "Y2" | "Y3" | "Y4" | "Y5") | null;
            call: ("0" | "1" | "2" | "3" | "4" | "5" | "B" | "G" | "P" | "R" | "Y") | null;
        };
        /**
         * Player
         * @description What everybody sees of a player.
         */
        Player: {
            hand: number;
            piles: components["schemas"]["Pile"][];
            score: number;
        };
        /**
         * Pile
         * @description A colour pile: only the top card is visible.
         */
        Pile: {
            /** @enum {unknown} */
            top: "B0" | "B1" | "B2" | "B3" | "B4" | "B5" | "G0" | "G1" | "G2" | "G3" | "G4" | "G5" | "J" | "P0" | "P1" | "P2" | "P3" | "P4" | "P5" | "R0" | "R1" | "R2" | "R3" | "R4" | "R5" | "Y0" | "Y1" | "Y2" | "Y3" | "Y4" | "Y5";
            size: number;
        };
        /**
         * Deal
         * @description P3: a new round; hands by seat, in the order dealt.
         */
        Deal: {
            /** @enum {unknown} */
            kind: "deal";
            hands: ("B0" | "B1" | "B2" | "B3" | "B4" | "B5" | "G0" | "G1" | "G2" | "G3" | "G4" | "G5" | "J" | "P0" | "P1" | "P2" | "P3" | "P4" | "P5" | "R0" | "R1" | "R2" | "R3" | "R4" | "R5" | "Y0" | "Y1" | "Y2" | "Y3" | "Y4" | "Y5")[][];
            /** @enum {unknown} */
            top: "B0" | "B1" | "B2" | "B3" | "B4" | "B5" | "G0" | "G1" | "G2" | "G3" | "G4" | "G5" | "J" | "P0" | "P1" | "P2" | "P3" | "P4" | "P5" | "R0" | "R1" | "R2" | "R3" | "R4" | "R5" | "Y0" | "Y1" | "Y2" | "Y3" | "Y4" | "Y5";
            starter: number;
            round: number;
        };
        /**
         * Draw
         * @description P8: a card drawn by seat `to`.
         */
        Draw: {
            /** @enum {unknown} */
            kind: "draw";
            to: number;
            /** @enum {unknown} */
            card: "B0" | "B1" | "B2" | "B3" | "B4" | "B5" | "G0" | "G1" | "G2" | "G3" | "G4" | "G5" | "J" | "P0" | "P1" | "P2" | "P3" | "P4" | "P5" | "R0" | "R1" | "R2" | "R3" | "R4" | "R5" | "Y0" | "Y1" | "Y2" | "Y3" | "Y4" | "Y5";
        };
        /**
         * Reshuffle
         * @description P13: the discard pile but its top card becomes the draw pile.
         */
        Reshuffle: {
            /** @enum {unknown} */
            kind: "reshuffle";
        };
        /**
         * KolpaOptions
         * @description P4, P19.
         */
        KolpaOptions: {
            /** @default 0 */
            first: number;
            /** @default 50 */
            target: number;
        };
        /**
         * KolpaSheet
         * @description P18: a seat's score in every round.
         */
        KolpaSheet: {
            rounds: number[];
        };
        TheMove: components["schemas"]["Kol"] | components["schemas"]["Kolpa"] | components["schemas"]["Joker"];
        TheView: components["schemas"]["View"];
        TheEvent: components["schemas"]["Deal"] | components["schemas"]["Draw"] | components["schemas"]["Reshuffle"];
        TheOptions: components["schemas"]["KolpaOptions"];
        TheSheet: components["schemas"]["KolpaSheet"];
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Kol = components['schemas']['Kol'];
export type Kolpa = components['schemas']['Kolpa'];
export type Joker = components['schemas']['Joker'];
export type View = components['schemas']['View'];
export type Player = components['schemas']['Player'];
export type Pile = components['schemas']['Pile'];
export type Deal = components['schemas']['Deal'];
export type Draw = components['schemas']['Draw'];
export type Reshuffle = components['schemas']['Reshuffle'];
export type KolpaOptions = components['schemas']['KolpaOptions'];
export type KolpaSheet = components['schemas']['KolpaSheet'];
export type TheMove = components['schemas']['TheMove'];
export type TheView = components['schemas']['TheView'];
export type TheEvent = components['schemas']['TheEvent'];
export type TheOptions = components['schemas']['TheOptions'];
export type TheSheet = components['schemas']['TheSheet'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
