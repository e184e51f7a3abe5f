import type { Here } from '../server/here';
import { removeToken, tokensOf } from '../store/oauth';
import { removePushOf } from '../store/push-subscriptions';

/** Ends a token with what hangs on it. Its open sockets go on delivering. */
export function endToken(here: Here, tokenId: number): void {
  removeToken(here.db, tokenId);
  removePushOf(here.db, tokenId);
}

/** As its holder asks for it: the one way that closes its sockets. */
export function revokeToken(here: Here, tokenId: number): void {
  endToken(here, tokenId);
  here.hub.tell({ kind: 'revoked', tokenId });
}

/** Signs somebody out everywhere. */
export function revokeTokensOf(here: Here, accountId: string): void {
  for (const { id } of tokensOf(here.db, accountId)) endToken(here, id);
}
