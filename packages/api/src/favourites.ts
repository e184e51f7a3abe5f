import type { Call } from './call';
import type { AccountId } from './model/ids';
import type { Page } from './model/page';
import type { Status } from './model/status';
import { pageQuery, type PageOptions } from './page-options';
import { readPage } from './schema/page';
import { readStatus } from './schema/status';

/** GET /api/v1/favourites: the viewer's own, newest favourite first. Only the cursor leads to the next page. */
export function favourites(options: PageOptions = {}): Call<Page<Status>> {
  return {
    method: 'GET',
    path: '/api/v1/favourites',
    query: pageQuery(options),
    read: readPage(readStatus),
  };
}

/** GET /api/v1/pleroma/accounts/:id/favourites. 403 while they are hidden, which is the default. */
export function favouritesOf(id: AccountId, options: PageOptions = {}): Call<Page<Status>> {
  return {
    method: 'GET',
    path: `/api/v1/pleroma/accounts/${encodeURIComponent(id)}/favourites`,
    query: pageQuery(options),
    feature: 'favouritesOfOthers',
    read: readPage(readStatus),
  };
}
