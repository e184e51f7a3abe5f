import type { WireAccount, WireOriginalStatus, WireStatus } from '@linnet/api/wire';

/** Sends a GET request as one of the demonstration accounts and resolves to the answer. */
export type FetchAs = (path: string, as?: string) => Promise<unknown>;

/** Everything that can be seen through the API, as alice and then as the other accounts that can be signed in to. */
export interface VisibleWorld {
  /** Statuses without repeats, by id, each as the first viewer who sees it gets it. */
  statuses: ReadonlyMap<string, WireOriginalStatus>;
  repeats: readonly WireStatus[];
  accounts: readonly WireAccount[];
  /** How many statuses are between a status and the start of its conversation. */
  depthOf(status: WireOriginalStatus): number;
}

/** How the things of a kind are counted. */
export type Counting =
  /** Among all visible statuses without repeats. */
  | { among: 'statuses'; is(status: WireOriginalStatus, world: VisibleWorld): boolean }
  | { among: 'repeats'; is(status: WireStatus): boolean }
  | { among: 'accounts'; is(account: WireAccount): boolean }
  /** One by one, the examples that the control door names: lists don't have the information. */
  | { among: 'examples'; is(id: string, fetchAs: FetchAs): Promise<boolean> }
  /** In the answer to one request, sent as `as` (alice by default); without `is` everything in it counts. */
  | { among: 'answer'; path: string; as?: string; is?(item: Record<string, unknown>): boolean };

export interface Kind {
  key: string;
  /** A short description for people who look for an example. */
  what: string;
  atLeast: number;
  counted: Counting;
}

/** A field of an answer of any type. */
export function fieldOf(answer: unknown, name: string): unknown {
  return typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : undefined;
}
