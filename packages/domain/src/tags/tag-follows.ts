import { ApiError, getHashtag, setTagFollow } from '@linnet/api';
import { createCell, type Cell } from '../cell';
import type { Client } from '../client';
import { tagKey } from './tag-key';

/** Which hashtags a member follows, as far as this page knows. */
export interface TagFollows {
  /** By `tagKey`; what is not in it is not known. */
  known: Pick<Cell<ReadonlyMap<string, boolean>>, 'get' | 'subscribe'>;
  /** Asks about one that is not known yet. Rejects with `ApiError`. */
  look(name: string): Promise<void>;
  /**
   * Shown at once, and taken back with a notice when the server refuses. One request is under way for each tag; the
   * last wish wins.
   */
  set(name: string, on: boolean): Promise<void>;
  /** What a server told by the way. */
  learn(told: readonly { name: string; following: boolean | null }[]): void;
  clear(): void;
}

type Needed = Pick<Client, 'send' | 'notices'>;

export function createTagFollows({ send, notices }: Needed): TagFollows {
  const known = createCell<ReadonlyMap<string, boolean>>(new Map());
  /** What the server was last known to have; null where it never said. */
  let facts = new Map<string, boolean>();
  let underWay = new Set<string>();

  function show(key: string, on: boolean | undefined): void {
    known.update((before) => {
      const next = new Map(before);
      if (on === undefined) next.delete(key);
      else next.set(key, on);
      return next;
    });
  }

  async function carryOut(name: string): Promise<void> {
    const key = tagKey(name);
    const own = facts;
    const wanted = known.get().get(key);
    if (wanted === undefined || wanted === facts.get(key)) return;
    try {
      await send(setTagFollow(name, wanted));
      own.set(key, wanted);
      if (own === facts) await carryOut(name);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Whoever wished for it has gone.
      if (own !== facts) return;
      show(key, facts.get(key));
      const retry = (): void => void set(name, wanted);
      notices.add({ level: 'error', key: 'tags.error', values: { tag: name }, reason: error.reason, retry });
    }
  }

  async function set(name: string, on: boolean): Promise<void> {
    const key = tagKey(name);
    const own = underWay;
    show(key, on);
    if (own.has(key)) return;
    own.add(key);
    try {
      await carryOut(name);
    } finally {
      own.delete(key);
    }
  }

  function learn(told: readonly { name: string; following: boolean | null }[]): void {
    for (const { name, following } of told) {
      const key = tagKey(name);
      // A wish is newer than what was told meanwhile.
      if (following === null || underWay.has(key)) continue;
      facts.set(key, following);
      show(key, following);
    }
  }

  return {
    known,
    set,
    learn,
    async look(name) {
      if (known.get().has(tagKey(name))) return;
      const own = facts;
      const told = await send(getHashtag(name));
      if (own === facts) learn([{ name, following: told.following }]);
    },
    clear() {
      facts = new Map();
      underWay = new Set();
      known.set(new Map());
    },
  };
}
