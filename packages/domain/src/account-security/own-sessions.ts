import { endSession, sessions, type Session } from '@linnet/api';
import { type Client, perClient } from '../client/client';
import { clientResource } from '../events/client-resource';
import { type Outcome, carryOut, withoutAnswer } from './outcome';

/** The active sessions of the viewer's account, on all devices. */
export const ownSessionsOf = perClient((client: Client) => {
  const { send, features } = client;
  const resource = clientResource<readonly Session[]>(client, {
    load: async () => ((await features.load()).has('sessions') ? (await send(sessions())).items : null),
  });

  async function fetchAll(): Promise<readonly Session[]> {
    const { items } = await send(sessions());
    resource.update(() => items);
    return items;
  }

  const end = (id: string): Promise<Outcome> =>
    carryOut({
      send: () => withoutAnswer(send(endSession(id))),
      isDone: async () => (await fetchAll()).every((session) => session.id !== id),
    });

  return {
    ...resource,
    end,
    /** Ends all sessions but the current one, and stops at the first error. */
    async endOthers(current: string): Promise<Outcome> {
      for (const { id } of resource.state.get().value ?? []) {
        if (id === current) continue;
        const outcome = await end(id);
        if (outcome.kind !== 'done') return outcome;
      }
      return { kind: 'done' };
    },
  };
});

/** The session of this page among others; null when the server has not said which it is. */
export function currentSession(
  { session }: { readonly session: Pick<Client['session'], 'tokenId'> },
  all: readonly Session[],
): string | null {
  const [first, ...others] = all;
  if (first !== undefined && others.length === 0) return first.id;
  return all.find(({ id }) => id === session.tokenId())?.id ?? null;
}
