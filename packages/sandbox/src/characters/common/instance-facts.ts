import { renderAccount } from '../../render/account';
import type { Here } from '../../server/here';
import { takeCensus } from '../../store/census';
import { findStaff } from '../../store/accounts/accounts';

/** Facts that every form of the instance document has. */
export function instanceFacts(here: Here) {
  const { settings } = here;
  const [owner] = findStaff(here.db);
  return {
    settings,
    host: here.host(),
    origin: here.origin(),
    census: takeCensus(here.db, here.now()),
    /** Null on a server without staff. */
    contact: owner ? renderAccount(here, owner, null) : null,
    rules: settings.rules.map(({ text, hint }, index) => ({ id: String(index + 1), text, hint })),
  };
}
