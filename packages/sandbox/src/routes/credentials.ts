import { updateAccount } from '../actions/people/update-account';
import { renderOwnAccount } from '../render/account';
import { answer } from '../server/answer';
import { chatToken } from '../server/chat-token';
import { signedIn } from '../server/check-access';
import { user, type Call, type Route } from '../server/route';
import { findAccount } from '../store/accounts';
import { readProfileChange } from './read-profile-change';

function verify({ here, reader }: Call): Response {
  const row = signedIn(reader);
  const account = renderOwnAccount(here, row);
  const chat_token = chatToken(row.id, here.now());
  return answer({ ...account, pleroma: { ...account.pleroma, chat_token } });
}

/**
 * Changes the account. Starts from the row as it was when the request arrived: of two requests at once the later one
 * undoes the other.
 */
async function update({ here, params, reader }: Call): Promise<Response> {
  const row = signedIn(reader);
  const change = await readProfileChange(here, params);
  const { profileWork } = here.settings;
  if (profileWork > 0) await new Promise((resolve) => setTimeout(resolve, profileWork));
  updateAccount(here, row, change);
  return answer(renderOwnAccount(here, findAccount(here.db, row.id) ?? row));
}

/** Must come before the account routes: their `:id` would match these names. */
export const credentialRoutes: Route[] = [
  {
    method: 'GET',
    path: '/api/v1/accounts/verify_credentials',
    access: user('read:accounts'),
    handle: verify,
  },
  {
    method: 'PATCH',
    path: '/api/v1/accounts/update_credentials',
    access: user('write:accounts'),
    handle: update,
  },
];
