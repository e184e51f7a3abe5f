import {
  ApiError,
  type Account,
  type AccountId,
  type Call,
  type Cursor,
  type FailureReason,
  type Page,
  type PageOptions,
  type RelatedAccount,
} from '@linnet/api';
import { createCell, type Cell } from '../cell';
import type { Client } from '../client';
import { importPerson } from './import-person';

export interface PeoplePagesState {
  /** In the server's order, each once; null before it has told them. */
  readonly people: readonly Account[] | null;
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  /** Why they, or more of them, are not known. */
  readonly failure: FailureReason | null;
}

/** A list of people that the server tells page by page. Who was let go stays in it, to be taken back. */
export interface PeoplePages {
  readonly state: Pick<Cell<PeoplePagesState>, 'get' | 'subscribe'>;
  /** Asks from the start. */
  load(): Promise<void>;
  loadMore(): Promise<void>;
  clear(): void;
}

type Needed = Pick<Client, 'send' | 'graph' | 'session'>;

const PAGE = 40;
const nothing: PeoplePagesState = { people: null, hasMore: false, isLoading: false, failure: null };

export function createPeoplePages(
  { send, graph, session }: Needed,
  call: (options: PageOptions) => Call<Page<RelatedAccount>>,
  readers: 'members' | 'everybody' = 'members',
): PeoplePages {
  const state = createCell(nothing);
  let older: Cursor | null = null;
  /** Answers to an earlier question, or for whoever was reading before, are not taken. */
  let question = {};

  async function ask(cursor: Cursor | null): Promise<void> {
    if (readers === 'members' && session.state.get().state !== 'member') return;
    const own = {};
    question = own;
    state.update((now) => ({ ...now, isLoading: true, failure: null }));
    try {
      const page = await send(call({ cursor, limit: PAGE }));
      if (own !== question) return;
      for (const item of page.items) importPerson(graph, item);
      const before = cursor === null ? [] : (state.get().people ?? []);
      const people = each([...before, ...page.items.map(({ account }) => account)]);
      // A page that brings nothing new ends the list: a server may lead in a circle.
      older = people.length > before.length ? page.older : null;
      state.set({ people, hasMore: older !== null, isLoading: false, failure: null });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { reason } = error;
      if (own === question) state.update((now) => ({ ...now, isLoading: false, failure: reason }));
    }
  }

  return {
    state,
    load: () => ask(null),
    async loadMore() {
      const { people, hasMore, isLoading } = state.get();
      if (isLoading) return;
      if (people === null) await ask(null);
      else if (hasMore) await ask(older);
    },
    clear() {
      question = {};
      older = null;
      state.set(nothing);
    },
  };
}

/** Each once, where they stand first. */
function each(people: readonly Account[]): readonly Account[] {
  const all = new Map<AccountId, Account>();
  for (const person of people) if (!all.has(person.id)) all.set(person.id, person);
  return [...all.values()];
}
