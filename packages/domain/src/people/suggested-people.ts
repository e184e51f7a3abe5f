import {
  dismissSuggestion,
  suggestions,
  type AccountId,
  type ErrorReason,
  type Suggestion,
} from '@linnet/api';
import { clientResource } from '../events/client-resource';
import { importAccount } from '../graph/import';
import type { Resource } from '../kernel/resource/resource';
import { perClient } from '../client/client';
import { relationshipsOf } from './relationships';

const MAX_SUGGESTIONS = 40;

/** Accounts that the server suggests to the viewer, in its order; visitors have none. */
export interface SuggestedPeople extends Resource<readonly Suggestion[]> {
  /** Removes a suggestion for good. Resolves to the error, null when it is done. */
  dismiss(id: AccountId): Promise<ErrorReason | null>;
}

/** The second version of the call says why an account is suggested; older servers have only the first. */
const versions = [
  { version: 2, feature: 'suggestions' },
  { version: 1, feature: 'suggestionsOld' },
] as const;

export const suggestedPeopleOf = perClient((client): SuggestedPeople => {
  const { send, graph, session, features } = client;

  /** Uses the newest call that the server has; null where it has none. */
  async function load(): Promise<readonly Suggestion[] | null> {
    if (session.state.get().state !== 'signed-in') return [];
    const known = await features.load();
    for (const { version, feature } of versions) {
      if (!known.has(feature)) continue;
      try {
        const { items } = await send(suggestions(version, MAX_SUGGESTIONS));
        for (const { account } of items) {
          importAccount(graph, account);
          relationshipsOf(client).request(account.id);
        }
        return items;
      } catch (error) {
        // `send` turns off a feature whose route is missing.
        if (known.has(feature)) throw error;
      }
    }
    return null;
  }

  const resource = clientResource(client, { load });
  return {
    ...resource,
    dismiss: (id) =>
      resource.change({
        async send() {
          await send(dismissSuggestion(id));
          return (people) => people.filter(({ account }) => account.id !== id);
        },
      }),
  };
});
