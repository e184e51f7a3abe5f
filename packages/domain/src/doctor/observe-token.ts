import {
  bannedMedia,
  type Call,
  needsRestart,
  pushSubscription,
  serverStatuses,
  staffInvites,
  staffReports,
  staffRoles,
} from '@linnet/api';
import type { Client } from '../client/client';
import { errorOf } from '../kernel/error-of';
import type { Observations } from './observations';

/** Calls that change nothing; each needs a different scope. */
const probes: readonly Call<unknown>[] = [
  needsRestart(),
  staffReports({ state: 'open', page: 1, pageSize: 1 }),
  serverStatuses({ page: 1, pageSize: 1, localOnly: true, withPrivate: false, withRepeats: false }),
  staffInvites(),
  bannedMedia({ query: '', page: 1, pageSize: 1 }),
  pushSubscription(),
];

/**
 * The scope that a call needs and the token lacks, as the server names it; null for none, undefined if that is unknown.
 */
async function missingScope(
  { send }: Pick<Client, 'send'>,
  call: Call<unknown>,
): Promise<string | null | undefined> {
  const error = await errorOf(send(call));
  if (error === null) return null;
  if (error.kind !== 'http') return undefined;
  const [, scope] = /insufficient permissions:?\s*(.*?)\.?$/i.exec(error.text ?? '') ?? [];
  if (error.status === 403 && scope !== undefined) return scope;
  // Servers check the scope before they look for the object.
  return error.status === 404 ? null : undefined;
}

/** Observes what the viewer's token may do. */
export async function observeToken(
  client: Client,
): Promise<Pick<Observations, 'tokenMayManage' | 'missingScopes'>> {
  const state = client.session.state.get();
  if (state.state !== 'signed-in') return { tokenMayManage: null, missingScopes: null };
  const [people, ...others] = await Promise.all(
    [staffRoles(state.username), ...probes].map((probe) => missingScope(client, probe)),
  );
  const missing = [people, ...others].filter((scope) => scope !== null);
  const named = missing.filter((scope) => scope !== undefined).filter((scope) => scope !== '');
  return {
    tokenMayManage: people === undefined ? null : people === null,
    missingScopes: missing.length > 0 && named.length === 0 ? null : [...new Set(named)],
  };
}
