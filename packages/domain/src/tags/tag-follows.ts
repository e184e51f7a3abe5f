import { ApiError, getHashtag, setTagFollow } from '@linnet/api';
import { type Cell, createCell } from '../kernel/cell';
import type { Client } from '../client/client';

/** The same key for all spellings of one hashtag. */
export function tagKey(name: string): string {
  return name.replace(/^#/, '').normalize('NFKC').toLowerCase();
}

/** Which hashtags the viewer follows, as far as this page knows. */
export interface TagFollows {
  /** Whether each hashtag is followed, by `tagKey`; unknown ones are missing. */
  known: Pick<Cell<ReadonlyMap<string, boolean>>, 'get' | 'subscribe'>;
  /** Loads whether a hashtag is followed, if that is unknown. Rejects with `ApiError`. */
  load(name: string): Promise<void>;
  /**
   * Shown at once, and undone with a notice when the server refuses. One request at a time for each hashtag; the last
   * choice wins.
   */
  set(name: string, on: boolean): Promise<void>;
  /** Stores what another answer contained; null is unknown. */
  putKnown(tags: readonly { name: string; following: boolean | null }[]): void;
}

type Needed = Pick<Client, 'send' | 'notices'>;

export function createTagFollows({ send, notices }: Needed): TagFollows {
  const known = createCell<ReadonlyMap<string, boolean>>(new Map());
  /** The last known state on the server. */
  const stored = new Map<string, boolean>();
  const underWay = new Set<string>();

  function show(key: string, on: boolean | undefined): void {
    known.update((before) => {
      const next = new Map(before);
      if (on === undefined) next.delete(key);
      else next.set(key, on);
      return next;
    });
  }

  async function sendWanted(name: string): Promise<void> {
    const key = tagKey(name);
    const wanted = known.get().get(key);
    if (wanted === undefined || wanted === stored.get(key)) return;
    try {
      await send(setTagFollow(name, wanted));
      stored.set(key, wanted);
      await sendWanted(name);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      show(key, stored.get(key));
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
      await sendWanted(name);
    } finally {
      underWay.delete(key);
    }
  }

  function putKnown(tags: readonly { name: string; following: boolean | null }[]): void {
    for (const { name, following } of tags) {
      const key = tagKey(name);
      // A change that is under way is newer than the answer.
      if (following === null || underWay.has(key)) continue;
      stored.set(key, following);
      show(key, following);
    }
  }

  return {
    known,
    set,
    putKnown,
    async load(name) {
      if (known.get().has(tagKey(name))) return;
      const { following } = await send(getHashtag(name));
      putKnown([{ name, following }]);
    },
  };
}
