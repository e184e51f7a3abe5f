import type { CharacterName } from '../characters/characters';
/** What a body may hold; texts may name kept values in braces. */
export type CaseJson =
  | string
  | number
  | boolean
  | null
  | readonly CaseJson[]
  | { readonly [key: string]: CaseJson };

/** One request and what the recorded server would answer to it. */
export interface Step {
  /** `GET /api/v1/accounts/{bob}?limit=2`; braces name what an earlier step kept. */
  readonly call: string;
  /** The name of the account that asks; nobody when absent. */
  readonly as?: string;
  /** The scopes of its token; all when absent. */
  readonly scopes?: string;
  /** Sent as the bearer token instead. */
  readonly token?: string;
  /** A function where the body has to be worked out of what was kept. */
  readonly json?: CaseJson | ((kept: ReadonlyMap<string, unknown>) => CaseJson);
  readonly form?: Readonly<Record<string, string>>;
  /** Sent as a multipart body, together with `form`. */
  readonly files?: Readonly<Record<string, Blob>>;
  /** A body that is sent as it stands. */
  readonly raw?: { readonly type: string; readonly text: string };
  /** The outcome: a status, or `200 error` for a refusal that calls itself fine. `200` when absent. */
  readonly answers?: string;
  /** What later steps need: a name, and where it stands in the answer (`0.account.id`; empty for the whole). */
  readonly keep?: Readonly<Record<string, string>>;
  /** What does the same as a command to the control door by the server's own calls. */
  readonly elsewhere?: Step;
  /** Why no other server than the sandbox can be asked this. */
  readonly sandboxOnly?: string;
}

/** Steps of one area, taken in order in one sandbox of their own. */
export interface Area {
  /** What `-t` asks for. */
  readonly name: string;
  readonly seed: 'demo' | 'empty';
  /** Who the sandbox plays meanwhile; Pleroma when absent. */
  readonly character?: CharacterName;
  /** The recorded server that must have answered so. */
  readonly like: ServerName;
  readonly steps: readonly Step[];
  /** What the world of the demonstration has and the area needs, made by calls where there is no such world. */
  readonly prepare?: readonly Step[];
  /** What it does to the people, which only such may suffer as were made for it. */
  readonly harms?: string;
  /** Why no other server than the sandbox can be taken through it. */
  readonly sandboxOnly?: string;
}

export type ServerName = 'pleroma-2.7' | 'hollo-0.10';
