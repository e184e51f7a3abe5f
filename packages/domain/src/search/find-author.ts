import { ApiError, type AccountId } from '@linnet/api';
import type { Client } from '../client';
import { fetchAccount } from '../fetching/fetch-account';

/** Whose posts are wanted: null for anybody's, false when nobody is known by that name. Rejects with `ApiError`. */
export async function findAuthor(
  client: Pick<Client, 'graph' | 'send' | 'features'>,
  name: string | null,
): Promise<AccountId | null | false> {
  if (name === null) return null;
  try {
    return await fetchAccount(client, { by: 'name', name });
  } catch (error) {
    if (error instanceof ApiError && error.reason.kind === 'http' && error.reason.status === 404)
      return false;
    throw error;
  }
}
