import type { CharacterName } from '../characters/characters';
/** A JSON body; texts may contain names of kept values in braces. */
export type CaseJson =
  | string
  | number
  | boolean
  | null
  | readonly CaseJson[]
  | { readonly [key: string]: CaseJson };

/** A request and the outcome that the recorded server would give. */
export interface Step {
  /** `GET /api/v1/accounts/{bob}?limit=2`; braces contain a name that an earlier step kept. */
  readonly call: string;
  /** The account that sends the request; a visitor when absent. */
  readonly as?: string;
  /** The scopes of the token; all when absent. */
  readonly scopes?: string;
  /** Sent as the bearer token instead of the account's. */
  readonly token?: string;
  /** The body; a function when it depends on kept values. */
  readonly json?: CaseJson | ((kept: ReadonlyMap<string, unknown>) => CaseJson);
  readonly form?: Readonly<Record<string, string>>;
  /** Sent as a multipart body together with `form`. */
  readonly files?: Readonly<Record<string, Blob>>;
  /** A body that is sent as it is. */
  readonly raw?: { readonly type: string; readonly text: string };
  /** The outcome: a status, or `200 error` for an error with status 200. `200` when absent. */
  readonly outcome?: string;
  /** Values for later steps: name → path in the answer (`0.account.id`; empty for the whole). */
  readonly keep?: Readonly<Record<string, string>>;
  /** For a command of the control door: a step that does the same on any other server. */
  readonly elsewhere?: Step;
  /** Why this can be tested only on the sandbox. */
  readonly sandboxOnly?: string;
}

/** Steps of one area, run in order in a new sandbox. */
export interface Area {
  /** The name for `-t`. */
  readonly name: string;
  readonly seed: 'demo' | 'empty';
  /** The character of the sandbox; Pleroma when absent. */
  readonly character?: CharacterName;
  /** The recorded server to compare with. */
  readonly recording: ServerName;
  readonly steps: readonly Step[];
  /** Steps that make what the demonstration's world has and the area needs, for servers without it. */
  readonly prepare?: readonly Step[];
  /** What the area does to accounts; run it only with accounts made for tests. */
  readonly sideEffects?: string;
  /** Why this area can be run only on the sandbox. */
  readonly sandboxOnly?: string;
}

export type ServerName = 'pleroma-2.7' | 'hollo-0.10';
