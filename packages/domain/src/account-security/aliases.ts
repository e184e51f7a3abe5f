import { aliases, setAlias, verifyCredentials, moveAccount, ApiError, type Account } from '@linnet/api';
import { type Client, perClient } from '../client/client';
import { clientResource } from '../events/client-resource';
import { fetchAccount } from '../fetching/fetching';
import { isMissing } from '../kernel/error-of';
import { findRemotePerson } from '../people/find-remote-person';
import { type Outcome, carryOut } from './outcome';

/** Other accounts of the viewer, as `name@host`. */
export const aliasesOf = perClient((client: Client) => {
  const { send, features } = client;
  const resource = clientResource<readonly string[]>(client, {
    load: async () => ((await features.load()).has('aliases') ? send(aliases()) : null),
  });

  async function fetchNames(): Promise<readonly string[]> {
    const names = await send(aliases());
    resource.update(() => names);
    return names;
  }

  return {
    ...resource,
    set: (name: string, on: boolean): Promise<Outcome> =>
      carryOut({
        send: () => send(setAlias(name, on)),
        isDone: async () => (await fetchNames()).some((known) => isSameName(known, name)) === on,
      }),
  };
});

const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The handle as servers expect it, without the first `@`. */
export function plainHandle(typed: string): string {
  return typed.trim().replace(/^@/, '');
}

/** Fetches the account with this handle; null when there is none. Rejects with `ApiError`. */
export async function findAccount(client: Client, typed: string): Promise<Account | null> {
  const name = plainHandle(typed);
  try {
    const id = name.includes('@')
      ? await findRemotePerson(client, name)
      : await fetchAccount(client, { by: 'name', name });
    return (id !== null && client.graph.accounts.get(id)) || null;
  } catch (error) {
    if (error instanceof ApiError && isMissing(error.reason)) return null;
    throw error;
  }
}

/** Whether an account lists the viewer's as one of its other accounts: servers move followers only then. */
export function acceptsMove({ session }: Pick<Client, 'session'>, target: Account): boolean {
  const viewer = session.state.get();
  const own = viewer.state === 'visitor' ? null : viewer.own;
  return (
    own !== null && target.alsoKnownAs.some((address) => addressesOf(own).includes(withoutSlash(address)))
  );
}

const withoutSlash = (address: string): string => address.replace(/\/$/, '');

/** The addresses under which servers list an account: that of its profile, and that of its actor. */
function addressesOf({ url, username }: Account): readonly string[] {
  const actor = URL.canParse(url) ? [`${new URL(url).origin}/users/${username}`] : [];
  return [withoutSlash(url), ...actor];
}

/**
 * Moves the viewer's followers to another account. Pleroma's API does not show whether an account has moved: after a
 * lost connection that stays unknown. Moving again does no harm.
 */
export function moveTo(
  { send }: Pick<Client, 'send'>,
  { password, target }: { readonly password: string; readonly target: Account },
): Promise<Outcome> {
  return carryOut({
    send: () => send(moveAccount(password, target.fqn)),
    isDone: async () => ((await send(verifyCredentials())).movedTo?.id === target.id ? true : null),
  });
}
