import {
  ApiError,
  addToList,
  changeList,
  createList,
  type AccountId,
  type List,
  type ListWish,
} from '@linnet/api';
import { createCell, type Cell } from '../cell';
import type { Client } from '../client';
import type { Lists } from './lists';
import { createRoster, type Roster } from './roster';
import { tellTrouble } from './tell-trouble';

/** A list that is being thought of: it stays while its person looks at something else. */
export interface NewList {
  wish: Pick<Cell<ListWish>, 'get' | 'subscribe'>;
  /** Puts these words and choices over those that were there. */
  choose(change: Partial<ListWish>): void;
  /** Who is to be in it. */
  roster(): Roster;
  /**
   * Makes it and puts its people in; resolves to it, or to null after a notice that says why not. Where only the
   * people were refused, the next time goes on from there and makes no second list.
   */
  make(): Promise<List | null>;
  clear(): void;
}

const EMPTY: ListWish = { title: '' };

type Needed = Pick<Client, 'send' | 'notices'>;

export function createNewList(client: Needed, lists: Pick<Lists, 'put'>): NewList {
  const { send, notices } = client;
  const wish = createCell(EMPTY);
  const noRoster = (): Roster => createRoster(client, { listId: null, members: [] });
  let roster = noRoster();
  let begun: List | null = null;

  async function makeOrChange(wanted: ListWish): Promise<List> {
    if (begun === null) return send(createList(wanted));
    try {
      return await send(changeList(begun.id, wanted));
    } catch (error) {
      const isGone = error instanceof ApiError && error.reason.kind === 'http' && error.reason.status === 404;
      if (!isGone) throw error;
      // It was deleted elsewhere before its people came.
      return send(createList(wanted));
    }
  }

  async function makeWith(members: readonly AccountId[]): Promise<List> {
    const now = wish.get();
    const list = await makeOrChange({ ...now, title: now.title.trim() });
    begun = list;
    lists.put(list);
    if (members.length > 0) await send(addToList(list.id, members));
    return list;
  }

  function clear(): void {
    wish.set(EMPTY);
    roster = noRoster();
    begun = null;
  }

  return {
    wish,
    choose: (change) => wish.update((now) => ({ ...now, ...change })),
    roster: () => roster,
    async make() {
      try {
        const list = await makeWith(roster.members());
        clear();
        return list;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        tellTrouble(notices, error.reason);
        return null;
      }
    },
    clear,
  };
}
