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
  /** In the server's order; null before they are loaded. */
  people: readonly Suggestion[] | null;
  /** False where the server makes no suggestions. */
  isOffered: boolean;
  /** Why they could not be loaded. */
  failure: FailureReason | null;
}

/** Accounts that the server suggests to the viewer. */
export interface SuggestedPeople {
  state: Pick<Cell<SuggestedPeopleState>, 'get' | 'subscribe'>;
  /** Loads them again; visitors have none, and cause no request. */
  load(): Promise<void>;
  /** Removes a suggestion for good. Resolves to the error, null when it is done. */
  dismiss(id: AccountId): Promise<FailureReason | null>;
  clear(): void;
}

const nothing: SuggestedPeopleState = { people: null, isOffered: true, failure: null };

/** The second version of the call says why an account is suggested; older servers have only the first. */
const versions = [
  { version: 2, feature: 'suggestions' },
  { version: 1, feature: 'suggestionsOld' },
] as const;

type Needed = Pick<Client, 'send' | 'graph' | 'session' | 'features'>;

export function createSuggestedPeople({ send, graph, session, features }: Needed): SuggestedPeople {
  const state = createCell(nothing);
  /** Replaced when the viewer changes, so that answers to earlier requests are dropped. */
  let reader = {};

  /** Uses the newest call that the server has; null where it has none. */
  async function ask(): Promise<Page<Suggestion> | null> {
    const known = await features.load();
    for (const { version, feature } of versions) {
      if (!known.has(feature)) continue;
      try {
        return await send(suggestions(version, MOST));
      } catch (error) {
        // `send` turns off a feature whose route is missing.
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
