import type { WireAccount, WireOriginalStatus, WireStatus } from '@linnet/api/wire';

/** A call of the interface, as one of the demonstration accounts; the answer as it stands. */
export type Ask = (path: string, as?: string) => Promise<unknown>;

/** What somebody sees who looks at everybody's posts, as alice and then as the others who sign in. */
export interface Sight {
  /** Written ones by id, each as the first reader who sees it. */
  statuses: ReadonlyMap<string, WireOriginalStatus>;
  repeats: readonly WireStatus[];
  accounts: readonly WireAccount[];
  /** How many posts stand between a status and the beginning of its thread. */
  depthOf(status: WireOriginalStatus): number;
}

/** How the things of a kind are counted. */
export type Counting =
  /** Among all written statuses that can be seen. */
  | { among: 'statuses'; is(status: WireOriginalStatus, sight: Sight): boolean }
  | { among: 'repeats'; is(status: WireStatus): boolean }
  | { among: 'accounts'; is(account: WireAccount): boolean }
  /** One by one, those that the control door names: the lists do not tell it. */
  | { among: 'examples'; is(id: string, ask: Ask): Promise<boolean> }
  /** In the answer to one call, made as `as` (alice); `is` left out counts everything in it. */
  | { among: 'answer'; path: string; as?: string; is?(item: Record<string, unknown>): boolean };

export interface Kind {
  key: string;
  /** A few words for those who look for an example. */
  what: string;
  atLeast: number;
  counted: Counting;
}
