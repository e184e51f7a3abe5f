import { composeContent } from '../text/compose-content';
import type { Here } from '../server/here';
import { hashPassword, newSecret } from '../server/secrets';
import { findAccount, findAccountByName, insertAccount, type AccountRow } from '../store/accounts';
import { changeIdentity } from '../store/identities';
import type { Newcomer } from './check-newcomer';
import { tellOfNewcomer } from './welcome';

/** Creates the account of a checked registration form and sends the mails that follow. */
export function registerAccount(here: Here, newcomer: Newcomer): AccountRow {
  const id = here.ids.next(here.now());
  const { settings } = here;
  return here.db.transaction(() => {
    insertAccount(here.db, {
      id,
      username: newcomer.username,
      host: null,
      display_name: newcomer.fullname,
      note: composeContent(newcomer.bio, 'text/plain', (name) =>
        findAccountByName(here.db, name, here.host()),
      ).html,
      note_source: newcomer.bio,
      fields: '[]',
      avatar: null,
      header: null,
      actor_type: 'Person',
      locked: 0,
      admin: 0,
      moderator: 0,
      discoverable: 0,
      created_at: here.now(),
      default_scope: 'public',
      email: newcomer.email || null,
      password_hash: hashPassword(newcomer.password, newSecret()),
      settings_store: '{}',
      birthday: newcomer.birthday || null,
    });
    changeIdentity(here.db, id, {
      confirmed: settings.activationRequired ? 0 : 1,
      approved: settings.approvalRequired ? 0 : 1,
      registration_reason: newcomer.reason || null,
      language: newcomer.language,
      confirmation_token: settings.activationRequired ? newSecret() : null,
    });
    tellOfNewcomer(here, id);
    const account = findAccount(here.db, id);
    if (!account) throw new Error(`The new account ${id} is not there`);
    return account;
  });
}
