import { ApiError, getHashtag, setTagFollow } from '@linnet/api';
import { type Cell, createCell } from '../kernel/cell';
import type { Client } from '../client/client';

/** The same key for all spellings of one hashtag. */
export function tagKey(name: string): string {
  return name.replace(/^#/, '').normalize('NFKC').toLowerCase();
}

/** Which hashtags the viewer follows, as far as this page knows. */
export interface TagFollows {
  /** By `tagKey`; unknown ones are missing. */
  known: Pick<Cell<ReadonlyMap<string, boolean>>, 'get' | 'subscribe'>;
  /** Loads an unknown one. Rejects with `ApiError`. */
  load(name: string): Promise<void>;
  /**
   * Shown at once, and undone with a notice when the server refuses. One request at a time for each hashtag; the last
   * choice wins.
   */
  set(name: string, on: boolean): Promise<void>;
  /** Takes over what another answer contained; null is unknown. */
  learn(tags: readonly { name: string; following: boolean | null }[]): void;
}

type Needed = Pick<Client, 'send' | 'notices'>;

export function createTagFollows({ send, notices }: Needed): TagFollows {
  const known = createCell<ReadonlyMap<string, boolean>>(new Map());
  /** The last known state on the server. */
  const facts = new Map<string, boolean>();
  const underWay = new Set<string>();

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
    const wanted = known.get().get(key);
    if (wanted === undefined || wanted === facts.get(key)) return;
    try {
      await send(setTagFollow(name, wanted));
      facts.set(key, wanted);
      await carryOut(name);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      show(key, facts.get(key));
      const retry = (): void => void set(name, wanted);
      notices.add({ level: 'error', key: 'tags.error', values: { tag: name }, reason: error.reason, retry });
    }
  }

  async function set(name: string, on: boolean): Promise<void> {
    const key = tagKey(name);
    show(key, on);
    if (underWay.has(key)) return;
    underWay.add(key);
    try {
      await carryOut(name);
    } finally {
      underWay.delete(key);
    }
  }

  function learn(tags: readonly { name: string; following: boolean | null }[]): void {
    for (const { name, following } of tags) {
      const key = tagKey(name);
      // A change that is under way is newer than the answer.
      if (following === null || underWay.has(key)) continue;
      facts.set(key, following);
      show(key, following);
    }
  }

  return {
    known,
    set,
    learn,
    async load(name) {
      if (known.get().has(tagKey(name))) return;
      const { following } = await send(getHashtag(name));
      learn([{ name, following }]);
    },
  };
}
