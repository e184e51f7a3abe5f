import type { Call } from './call';
import type { StatusId } from './model/ids';
import type { Page } from './model/page';
import type { Status } from './model/status';
import { readPage } from './schema/page';
import { readStatus } from './schema/status';

/**
 * GET /api/v1/statuses: those of these that there are and that the reader may see. Some servers refuse more than 20.
 * Pleroma up to 2.7.0 knows `ids` alone and stumbles without it; everybody else reads `id`.
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
