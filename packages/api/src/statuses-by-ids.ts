import type { Call } from './call';
import type { StatusId } from './model/ids';
import type { Page } from './model/page';
import type { Status } from './model/status';
import { readPage } from './schema/page';
import { readStatus } from './schema/status';

/**
 * GET /api/v1/statuses: those statuses that exist and that the viewer may see. Some servers reject more than 20.
 * Pleroma up to 2.7.0 reads only `ids` and fails without it; all others read `id`.
 */
export function statusesByIds(ids: readonly StatusId[]): Call<Page<Status>> {
  return {
    method: 'GET',
    path: '/api/v1/statuses',
    query: { id: ids, ids },
    feature: 'statusesByIds',
    notFound: 'route',
    read: readPage(readStatus),
  };
}
