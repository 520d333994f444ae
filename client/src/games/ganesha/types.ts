// Made by `make types` from the server's own description. Do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * PlaceToken
         * @description G7: a token, face down, on a hex of the empty Altar.
         */
        PlaceToken: {
            /** @enum {unknown} */
            type: "token";
            hex: number;
        };
        /**
         * Take
         * @description G12, G13: a gem from the Altar; again for the second.
         */
        Take: {
            /** @enum {unknown} */
            type: "take";
            hex: number;
        };
        /**
         * Enough
         * @description G14: no second gem.
         */
        Enough: {
            /** @enum {unknown} */
            type: "enough";
        };
        /**
         * Cardamom
         * @description G27: the last placed gem of a colour, from the Mandala to the bag.
         */
        Cardamom: {
            /** @enum {unknown} */
            type: "cardamom";
            /** @enum {unknown} */
            colour: "blue" | "green" | "purple" | "red" | "yellow";
        };
        /**
         * Caraway
         * @description G28: the taken gem for the one on a hex.
         */
        Caraway: {
            /** @enum {unknown} */
            type: "caraway";
            hex: number;
        };
        /**
         * Coriander
         * @description G29: Treasury and Tactics slots exchange gems after phase 2.
         */
        Coriander: {
            /** @enum {unknown} */
            type: "coriander";
        };
        /**
         * Ginger
         * @description G30: the taken gem for one that another seat chooses.
         */
        Ginger: {
            /** @enum {unknown} */
            type: "ginger";
            seat: number;
        };
        /**
         * Give
         * @description G30: the asked seat's answer.
         */
        Give: {
            /** @enum {unknown} */
            type: "give";
            /** @enum {unknown} */
            colour: "blue" | "green" | "purple" | "red" | "yellow";
        };
        /**
         * BlackMustard
         * @description G31: a point.
         */
        BlackMustard: {
            /** @enum {unknown} */
            type: "black_mustard";
        };
        /**
         * Cinnamon
         * @description G32: a gem of any colour may be offered in phase 3.
         */
        Cinnamon: {
            /** @enum {unknown} */
            type: "cinnamon";
        };
        /**
         * RedPepper
         * @description G33: a point for a draw from the bag.
         */
        RedPepper: {
            /** @enum {unknown} */
            type: "red_pepper";
        };
        /**
         * BlackPepper
         * @description G34: a gem of the Treasury for a draw from the bag.
         */
        BlackPepper: {
            /** @enum {unknown} */
            type: "black_pepper";
            /** @enum {unknown} */
            colour: "blue" | "green" | "purple" | "red" | "yellow";
        };
        /**
         * Leave
         * @description G26: the token is not used.
         */
        Leave: {
            /** @enum {unknown} */
            type: "leave";
        };
        /**
         * Store
         * @description G16: the next taken gem, into the Treasury or a Tactics slot.
         */
        Store: {
            /** @enum {unknown} */
            type: "store";
            /** @enum {unknown} */
            gem: "blue" | "green" | "purple" | "red" | "yellow";
            /** @enum {unknown} */
            to: 0 | 1 | "treasury";
        };
        /**
         * Lift
         * @description G29: the gems of one or two Tactics slots, into the Treasury.
         */
        Lift: {
            /** @enum {unknown} */
            type: "lift";
            slots: number[];
        };
        /**
         * Refill
         * @description G29: a gem of the Treasury, into the next lifted slot.
         */
        Refill: {
            /** @enum {unknown} */
            type: "refill";
            /** @enum {unknown} */
            colour: "blue" | "green" | "purple" | "red" | "yellow";
        };
        /**
         * Offer
         * @description G18: a gem for the bag (or nothing), to place all gems of a colour.
         */
        Offer: {
            /** @enum {unknown} */
            type: "offer";
            gem: ("blue" | "green" | "purple" | "red" | "yellow") | null;
            /** @enum {unknown} */
            place: "blue" | "green" | "purple" | "red" | "yellow";
        };
        /**
         * End
         * @description G18: no offering in this turn.
         */
        End: {
            /** @enum {unknown} */
            type: "end";
        };
        /**
         * Final
         * @description G22: one gem of the final stage.
         */
        Final: {
            /** @enum {unknown} */
            type: "final";
            /** @enum {unknown} */
            colour: "blue" | "green" | "purple" | "red" | "yellow";
        };
        /**
         * View
         * @description The table; the same for every seat and for a spectator, whose `seat` is null.
         */
        View: {
            seat: number | null;
            /** @enum {unknown} */
            side: "day" | "night";
            round: number;
            rounds: number;
            drum: number;
            youngest: number[];
            turn: number | null;
            decides: number | null;
            /** @enum {unknown} */
            phase: "final" | "give" | "lift" | "offer" | "over" | "refill" | "second" | "spice" | "store" | "take" | "token";
            token: ("black_mustard" | "black_pepper" | "caraway" | "cardamom" | "cinnamon" | "coriander" | "ginger" | "red_pepper") | null;
            taken: ("blue" | "green" | "purple" | "red" | "yellow")[];
            coriander: boolean;
            cinnamon: boolean;
            lifted: number[];
            rows: number[];
            altar: (("blue" | "green" | "purple" | "red" | "yellow") | null)[];
            tokens: {
                [key: string]: "black_mustard" | "black_pepper" | "caraway" | "cardamom" | "cinnamon" | "coriander" | "ginger" | "red_pepper";
            };
            face_down: number[];
            bag: {
                [key: string]: number;
            };
            mandala: {
                [key: string]: components["schemas"]["Track"];
            };
            players: components["schemas"]["Player"][];
        };
        /**
         * Track
         * @description A colour's track on the Mandala.
         */
        Track: {
            values: number[];
            filled: number;
        };
        /**
         * Player
         * @description A player's tile and pawn.
         */
        Player: {
            treasury: {
                [key: string]: number;
            };
            tactics: (("blue" | "green" | "purple" | "red" | "yellow") | null)[];
            score: number;
            earned: {
                [key: string]: number;
            };
            pawn: number;
        };
        /**
         * Altar
         * @description G7, G8: the gem on every hex, and the tokens by hex.
         */
        Altar: {
            /** @enum {unknown} */
            kind: "altar";
            gems: (("blue" | "green" | "purple" | "red" | "yellow") | null)[];
            tokens: {
                [key: string]: "black_mustard" | "black_pepper" | "caraway" | "cardamom" | "cinnamon" | "coriander" | "ginger" | "red_pepper";
            };
        };
        /**
         * Gem
         * @description G33, G34: a gem drawn from the bag, also when it goes back.
         */
        Gem: {
            /** @enum {unknown} */
            kind: "gem";
            /** @enum {unknown} */
            colour: "blue" | "green" | "purple" | "red" | "yellow";
        };
        /**
         * GaneshaOptions
         * @description G2–G4, G6, G7, G22. What is left out is filled in: seat 0 is the youngest, Altar and tracks are the board's.
         */
        GaneshaOptions: {
            /** @default 0 */
            first: number;
            /**
             * @default day
             * @enum {unknown}
             */
            side: "day" | "night";
            /** @default true */
            spices: boolean;
            /**
             * @default drawn
             * @enum {unknown}
             */
            tokens: "drawn" | "placed";
            /** @default [] */
            youngest: number[];
            /** @default [] */
            altar: number[];
            /** @default {} */
            tracks: {
                [key: string]: number[];
            };
        };
        /**
         * GaneshaSheet
         * @description G23: a seat's points.
         */
        GaneshaSheet: {
            points: number;
        };
        TheMove: components["schemas"]["PlaceToken"] | components["schemas"]["Take"] | components["schemas"]["Enough"] | components["schemas"]["Cardamom"] | components["schemas"]["Caraway"] | components["schemas"]["Coriander"] | components["schemas"]["Ginger"] | components["schemas"]["Give"] | components["schemas"]["BlackMustard"] | components["schemas"]["Cinnamon"] | components["schemas"]["RedPepper"] | components["schemas"]["BlackPepper"] | components["schemas"]["Leave"] | components["schemas"]["Store"] | components["schemas"]["Lift"] | components["schemas"]["Refill"] | components["schemas"]["Offer"] | components["schemas"]["End"] | components["schemas"]["Final"];
        TheView: components["schemas"]["View"];
        TheEvent: components["schemas"]["Altar"] | components["schemas"]["Gem"];
        TheOptions: components["schemas"]["GaneshaOptions"];
        TheSheet: components["schemas"]["GaneshaSheet"];
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type PlaceToken = components['schemas']['PlaceToken'];
export type Take = components['schemas']['Take'];
export type Enough = components['schemas']['Enough'];
export type Cardamom = components['schemas']['Cardamom'];
export type Caraway = components['schemas']['Caraway'];
export type Coriander = components['schemas']['Coriander'];
export type Ginger = components['schemas']['Ginger'];
export type Give = components['schemas']['Give'];
export type BlackMustard = components['schemas']['BlackMustard'];
export type Cinnamon = components['schemas']['Cinnamon'];
export type RedPepper = components['schemas']['RedPepper'];
export type BlackPepper = components['schemas']['BlackPepper'];
export type Leave = components['schemas']['Leave'];
export type Store = components['schemas']['Store'];
export type Lift = components['schemas']['Lift'];
export type Refill = components['schemas']['Refill'];
export type Offer = components['schemas']['Offer'];
export type End = components['schemas']['End'];
export type Final = components['schemas']['Final'];
export type View = components['schemas']['View'];
export type Track = components['schemas']['Track'];
export type Player = components['schemas']['Player'];
export type Altar = components['schemas']['Altar'];
export type Gem = components['schemas']['Gem'];
export type GaneshaOptions = components['schemas']['GaneshaOptions'];
export type GaneshaSheet = components['schemas']['GaneshaSheet'];
export type TheMove = components['schemas']['TheMove'];
export type TheView = components['schemas']['TheView'];
export type TheEvent = components['schemas']['TheEvent'];
export type TheOptions = components['schemas']['TheOptions'];
export type TheSheet = components['schemas']['TheSheet'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
