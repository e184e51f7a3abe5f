import { get } from '../../call';
import { readPostCount } from '../../schema/administration/upkeep';
import { required } from '../../schema/read';

/** GET /api/v1/pleroma/admin/stats: how many posts of a server are known here; 0 for an unknown one. */
export const postCountOf = (host: string) =>
  get('/api/v1/pleroma/admin/stats', required(readPostCount, 'statistics'), {
    feature: 'staffOfPleroma',
    query: { instance: host },
  });
