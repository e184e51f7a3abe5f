import { issueToken } from '../actions/access/tokens';
import type { Params } from '../server/params';
import { splitScopes } from '../server/scopes';
import { newSecret } from '../server/secrets';
import { insertApp } from '../store/oauth';
import type { Door } from './door';
import { accountNamed } from './given';

/** All scopes that a client can ask for. */
const ALL_SCOPES = 'read write follow push admin';

/** Signs an account in to an application of its own, without password and without API requests. */
export function makeSession(door: Door, params: Params): { token: string; accountId: string } {
  const { here } = door;
  const account = accountNamed(door, params.text('account'));
  const row = {
    name: params.text('application') ?? 'Linnet',
    client_id: newSecret(),
    client_secret: newSecret(),
    redirect_uris: `${here.origin()}/oauth-callback`,
    scopes: params.text('scopes') ?? ALL_SCOPES,
    website: null,
  };
  const app = { ...row, id: insertApp(here.db, row) };
  const { access_token } = issueToken(here, { app, account, scopes: splitScopes(row.scopes) });
  return { token: access_token, accountId: account.id };
}
