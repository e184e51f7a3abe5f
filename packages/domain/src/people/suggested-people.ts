import {
  ApiError,
  dismissSuggestion,
  suggestions,
  type AccountId,
  type FailureReason,
  type Page,
  type Suggestion,
} from '@linnet/api';
import { createCell, type Cell } from '../cell';
import type { Client } from '../client';
import { importAccount } from '../graph/import';

/** More than anybody looks through. */
const MOST = 40;

export interface SuggestedPeopleState {
  /** In the server's order; null before it has told them. */
  people: readonly Suggestion[] | null;
  /** False where the server suggests nobody. */
  isOffered: boolean;
  /** Why they are not known. */
  failure: FailureReason | null;
}

/** Whom the server thinks that a member may want to follow. */
export interface SuggestedPeople {
  state: Pick<Cell<SuggestedPeopleState>, 'get' | 'subscribe'>;
  /** Asks for them anew; for visitors there are none, and nothing is asked. */
  load(): Promise<void>;
  /** Not this one again. Resolves to why the server refused, null when it is done. */
  dismiss(id: AccountId): Promise<FailureReason | null>;
  clear(): void;
}

const nothing: SuggestedPeopleState = { people: null, isOffered: true, failure: null };

/** The second version of the call says why somebody is suggested; the first is what older servers have. */
const versions = [
  { version: 2, feature: 'suggestions' },
  { version: 1, feature: 'suggestionsOld' },
] as const;

type Needed = Pick<Client, 'send' | 'graph' | 'session' | 'features'>;

export function createSuggestedPeople({ send, graph, session, features }: Needed): SuggestedPeople {
  const state = createCell(nothing);
  /** Answers for whoever was reading before are not taken. */
  let reader = {};

  /** From the newest call that the server has; null where it has none. */
  async function ask(): Promise<Page<Suggestion> | null> {
    const known = await features.load();
    for (const { version, feature } of versions) {
      if (!known.has(feature)) continue;
      try {
        return await send(suggestions(version, MOST));
      } catch (error) {
        // A route that is not there after all has just turned its feature off.
        if (known.has(feature)) throw error;
      }
    }
    return null;
  }

  return {
    state,
    async load() {
      if (session.state.get().state !== 'member') return;
      const own = reader;
      state.update((now) => ({ ...now, failure: null }));
      try {
        const told = await ask();
        if (own !== reader) return;
        for (const { account } of told?.items ?? []) importAccount(graph, account);
        state.set({ people: told?.items ?? [], isOffered: told !== null, failure: null });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const { reason } = error;
        if (own === reader) state.update((now) => ({ ...now, failure: reason }));
      }
    },
    async dismiss(id) {
      try {
        await send(dismissSuggestion(id));
        state.update((now) => ({
          ...now,
          people: now.people && now.people.filter(({ account }) => account.id !== id),
        }));
        return null;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return error.reason;
      }
    },
    clear() {
      reader = {};
      state.set(nothing);
    },
  };
}
