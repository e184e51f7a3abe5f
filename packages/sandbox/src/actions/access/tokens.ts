import type { WireToken } from '@linnet/api/wire';
import { actorUri } from '../../render/account';
import type { Here } from '../../server/here';
import { digest, newSecret } from '../../server/secrets';
import type { AccountRow } from '../../store/accounts';
import { type AppRow, insertToken, removeToken, tokensOf } from '../../store/oauth';
import { removePushOf } from '../../store/settings';
import type { StatusRow } from '../../store/statuses';
import { deleteStatus } from '../statuses/delete-status';

const LIFETIME_S = 3_153_600_000;

export interface Grant {
  app: AppRow;
  /** Null: a token of the application itself, without an account. */
  account: AccountRow | null;
  scopes: string[];
  /** Given when a token is refreshed: the refresh token stays the same. */
  refreshToken?: string;
}

/** Makes a token and returns the body of the token endpoint's answer. Only the token's digest is stored. */
export function issueToken(here: Here, grant: Grant): WireToken {
  const accessToken = newSecret();
  const refreshToken = grant.refreshToken ?? newSecret();
  const createdAt = here.now();
  const scope = grant.scopes.join(' ');
  const id = insertToken(here.db, {
    hash: digest(accessToken),
    refresh_hash: digest(refreshToken),
    app_id: grant.app.id,
    account_id: grant.account?.id ?? null,
    scopes: scope,
    created_at: createdAt,
    expires_at: createdAt + LIFETIME_S * 1000,
  });
  const token: WireToken = {
    id,
    token_type: 'Bearer',
    access_token: accessToken,
    refresh_token: refreshToken,
    expires_in: LIFETIME_S,
    scope,
    created_at: Math.floor(createdAt / 1000),
  };
  return grant.account ? { ...token, me: actorUri(here, grant.account) } : token;
}

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

/** Deletes the statuses whose time to live is over. */
export function endExpired(here: Here): void {
  const due = here.db.all<StatusRow>(
    'select * from statuses where expires_at is not null and expires_at <= ? order by expires_at limit 50',
    here.now(),
  );
  for (const status of due) deleteStatus(here, status);
}
