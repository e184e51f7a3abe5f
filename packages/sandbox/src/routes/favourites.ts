import { signedIn } from '../server/check-access';
import { problem } from '../server/problem';
import { readPage } from '../server/read-page';
import { user, type Call, type Route } from '../server/route';
import { findAccount } from '../store/accounts';
import { listFavourites, listFavouritesOf } from '../store/interactions';
import { byStatus, listedStatuses } from './listed-statuses';

function own(call: Call): Response {
  const page = readPage(call.params);
  return listedStatuses(call, listFavourites(call.here.db, signedIn(call.reader).id, page));
}

/** The favourites of an account. Hidden ones are refused to their owner, too, who has another route. */
function ofAccount(call: Call): Response {
  const account = findAccount(call.here.db, call.path['id'] ?? '');
  if (!account) throw problem(404, "Can't find user");
  if (account.hide_favorites) throw problem(403, "Can't get favorites");
  return listedStatuses(call, byStatus(listFavouritesOf(call.here.db, account.id, readPage(call.params))));
}

export const favouriteRoutes: Route[] = [
  { method: 'GET', path: '/api/v1/favourites', access: user('read:favourites'), handle: own },
  {
    method: 'GET',
    path: '/api/v1/pleroma/accounts/:id/favourites',
    access: { for: 'public-account', scopes: ['read:favourites'] },
    handle: ofAccount,
  },
];
