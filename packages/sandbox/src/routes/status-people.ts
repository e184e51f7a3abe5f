import { renderAccount } from '../render/account';
import { answer } from '../server/answer';
import { readPage } from '../server/read-page';
import type { Access, Call, Route } from '../server/route';
import { findAccounts } from '../store/accounts';
import { findFavouriters } from '../store/interactions';
import { findRepeaters, listQuotes } from '../store/statuses';
import { findStatusFor } from './find-status-for';
import { byStatus, listedStatuses } from './listed-statuses';
import { readerOf } from '../render/reader';

/**
 * All accounts of a list in one answer, without those that the viewer blocks; empty when the server does not publish
 * such lists.
 */
function people(call: Call, find: (statusId: string) => string[]): Response {
  const { status } = findStatusFor(call, { unwrap: true });
  const { here } = call;
  const ids = here.settings.showReactions ? find(status.id) : [];
  const blocked = readerOf(here, call.reader)?.hidden.blocked;
  const rows = findAccounts(here.db, ids);
  return answer(
    ids.flatMap((id) => {
      const row = rows.get(id);
      return row && !blocked?.has(id) ? [renderAccount(here, row, call.reader)] : [];
    }),
  );
}

function quotes(call: Call): Response {
  const { status } = findStatusFor(call, { unwrap: true });
  return listedStatuses(call, byStatus(listQuotes(call.here.db, status.id, readPage(call.params))));
}

const PEOPLE: Access = { for: 'public-status', scopes: ['read:accounts'] };

/** The routes for accounts and statuses that refer to a status. */
export const statusPeopleRoutes: Route[] = [
  {
    method: 'GET',
    path: '/api/v1/statuses/:id/favourited_by',
    access: PEOPLE,
    handle: (call) => people(call, (id) => findFavouriters(call.here.db, id)),
  },
  {
    method: 'GET',
    path: '/api/v1/statuses/:id/reblogged_by',
    access: PEOPLE,
    handle: (call) => people(call, (id) => findRepeaters(call.here.db, id)),
  },
  {
    method: 'GET',
    path: '/api/v1/pleroma/statuses/:id/quotes',
    access: { for: 'public-status', scopes: ['read:statuses'] },
    handle: quotes,
  },
];
