import { search, type Account } from '@linnet/api';
import type { Client } from '../client';

export interface MemberSearch {
  text: string;
  /** Only accounts that the viewer follows. */
  following: boolean;
}

/** As many as are shown at once. */
const LIMIT = 20;

/** Searches accounts that can be added to a list, those of other servers too. Rejects with `ApiError`. */
export async function searchMembers(
  { send }: Pick<Client, 'send'>,
  { text, following }: MemberSearch,
): Promise<readonly Account[]> {
  const found = await send(search(text, { kind: 'accounts', resolve: true, following, limit: LIMIT }));
  return found.accounts.map(({ account }) => account);
}
