import type { Call } from './call';
import type { AccountId } from './model/ids';
import type { Page } from './model/page';
import type { Scrobble } from './model/scrobble';
import { pageQuery, type PageOptions } from './page-options';
import { readPage } from './schema/page';
import { readScrobble } from './schema/scrobble';

/** GET /api/v1/pleroma/accounts/:id/scrobbles: what somebody listened to, latest first. */
export function scrobblesOf(id: AccountId, options: PageOptions = {}): Call<Page<Scrobble>> {
  return {
    method: 'GET',
    path: `/api/v1/pleroma/accounts/${encodeURIComponent(id)}/scrobbles`,
    query: pageQuery(options),
    feature: 'scrobbles',
    read: readPage(readScrobble),
  };
}
