import type { Here } from '../server/here';
import { removeToken, tokensOf } from '../store/oauth';
import { removePushOf } from '../store/push-subscriptions';

/** Deletes a token and its push subscription. Its open sockets keep working. */
export function endToken(here: Here, tokenId: number): void {
  removeToken(here.db, tokenId);
  removePushOf(here.db, tokenId);
}

/** Revokes a token for its holder; unlike `endToken` it closes the token's sockets. */
export function revokeToken(here: Here, tokenId: number): void {
  endToken(here, tokenId);
  here.hub.tell({ kind: 'revoked', tokenId });
}

/** Signs an account out everywhere. */
export function revokeTokensOf(here: Here, accountId: string): void {
  for (const { id } of tokensOf(here.db, accountId)) endToken(here, id);
}
