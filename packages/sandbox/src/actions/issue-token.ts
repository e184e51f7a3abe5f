import type { WireToken } from '@linnet/api/wire';
import { actorUri } from '../render/account';
import type { Here } from '../server/here';
import { digest, newSecret } from '../server/secrets';
import type { AccountRow } from '../store/accounts';
import { insertToken, type AppRow } from '../store/oauth';

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
