import { ApiError, getRelationships, type AccountId, type StatusId } from '@linnet/api';
import type { Client } from '@linnet/domain';
import { fetchStatus, fetchingOf } from '@linnet/domain/fetching';
import { moderationItemsFor } from '@linnet/domain/staff';
import { accountActions } from '../../blocks/account-actions/account-actions';
import { statusScene } from '../../blocks/status-actions/status-action';
import { statusActions } from '../../blocks/status-actions/status-actions';

interface MenuTargets {
  readonly targetId: string;
  readonly statusId: string;
}

/** Resolves with the result; null when the server answers that this viewer may not see it. */
async function nullIfRefused<T>(request: Promise<T>): Promise<T | null> {
  try {
    return await request;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return null;
  }
}

async function personEntries(client: Client, id: AccountId): Promise<string[]> {
  if ((await nullIfRefused(fetchingOf(client).account({ by: 'id', id }))) === null) return [];
  const session = client.session.state.get();
  const account = client.graph.accounts.get(id);
  if (account === undefined) throw new Error('The account came and is not there');
  const relationships = session.state === 'visitor' ? [] : (await client.send(getRelationships([id]))).items;
  const features = await client.features.load();
  const has = (key: Parameters<typeof features.has>[0]): boolean => features.has(key);
  const relationship =
    session.state !== 'visitor' && session.accountId !== id ? (relationships[0] ?? null) : null;
  const scene = { client, account, relationship, session, has };
  return [
    ...accountActions
      .filter((action) => action.can(scene) && action.isDisabled?.(scene) !== true)
      .map((action) => `person ${action.id}`),
    ...moderationItemsFor({ session, has, target: account }).map((item) => `moderation ${item.id}`),
  ];
}

async function statusEntries(client: Client, id: StatusId): Promise<string[]> {
  if ((await nullIfRefused(fetchStatus(client, id).then(() => true))) === null) return [];
  await client.features.load();
  const view = client.statusViews.get(id);
  if (view === undefined) throw new Error('The status came and is not there');
  return statusActions
    .filter(({ can }) => can(statusScene(client, view)))
    .map((action) => `status ${action.id}`);
}

/** The entries that the client offers in the menus of a person and of their status. */
export async function offeredEntries(client: Client, { targetId, statusId }: MenuTargets): Promise<string[]> {
  // The ids come from the test's server.
  const status = await statusEntries(client, statusId as StatusId);
  return [...status, ...(await personEntries(client, targetId as AccountId))];
}
