import { listOf, objectOf } from '../../tools/report/json-value';
import type { CallAs } from './call-as';

/** Ends a follow or a follow request of the account with this id. */
export async function unfollow(call: CallAs, id: string): Promise<void> {
  const [row] = listOf(await call(`/api/v1/accounts/relationships?id[]=${id}`));
  const { following, requested } = objectOf(row);
  if (following === true || requested === true) {
    await call(`/api/v1/accounts/${id}/unfollow`, { method: 'POST' });
  }
}
