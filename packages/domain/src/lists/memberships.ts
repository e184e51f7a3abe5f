import {
  ApiError,
  addToList,
  listsWith,
  takeFromList,
  type AccountId,
  type FailureReason,
  type ListId,
} from '@linnet/api';
import { createCell, type Cell } from '../cell';
import { createChanges } from '../changes';
import type { Client } from '../client';

export interface MembershipsState {
  /** Lists that the account is in, with changes that the server has not answered yet; null before they are loaded. */
  readonly lists: ReadonlySet<ListId> | null;
  /** Why they could not be loaded. */
  readonly failure: FailureReason | null;
  /** Why the last change was undone. */
  readonly refusal: FailureReason | null;
}

/** In which of the viewer's lists an account is. */
export interface Memberships {
  state: Pick<Cell<MembershipsState>, 'get' | 'subscribe'>;
  load(): Promise<void>;
  /**
   * Adds to or removes from a list: shown at once, undone when the server refuses. One request at a time for each list;
   * the last choice wins.
   */
  set(list: ListId, isIn: boolean): Promise<void>;
}

export function createMemberships({ send }: Pick<Client, 'send'>, account: AccountId): Memberships {
  const state = createCell<MembershipsState>({ lists: null, failure: null, refusal: null });
  const facts = new Set<ListId>();
  const underWay = new Set<ListId>();
  const changes = createChanges<AccountId>();

  const isWished = (list: ListId): boolean => state.get().lists?.has(list) === true;

  function show(list: ListId, isIn: boolean): void {
    state.update((now) => {
      const lists = new Set(now.lists);
      if (isIn) lists.add(list);
      else lists.delete(list);
      return { ...now, lists, refusal: null };
    });
  }

  async function carryOut(list: ListId): Promise<void> {
    const wanted = isWished(list);
    if (wanted === facts.has(list)) return;
    await send(wanted ? addToList(list, [account]) : takeFromList(list, [account]));
    if (wanted) facts.add(list);
    else facts.delete(list);
    changes.note(account);
    await carryOut(list);
  }

  async function load(): Promise<void> {
    const isNew = changes.asking();
    state.update((now) => ({ ...now, failure: null }));
    try {
      const { items } = await send(listsWith(account));
      // An answer to a request that was sent before a change may lack it.
      if (!isNew(account) || underWay.size > 0) return;
      facts.clear();
      for (const { id } of items) facts.add(id);
      state.set({ lists: new Set(facts), failure: null, refusal: null });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { reason } = error;
      state.update((now) => ({ ...now, failure: reason }));
    }
  }

  return {
    state,
    load,
    async set(list, isIn) {
      show(list, isIn);
      if (underWay.has(list)) return;
      underWay.add(list);
      try {
        await carryOut(list);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const { reason } = error;
        show(list, facts.has(list));
        state.update((now) => ({ ...now, refusal: reason }));
      } finally {
        underWay.delete(list);
      }
    },
  };
}
