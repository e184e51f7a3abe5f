import { get } from '../../call';
import { readHealth, readNodeinfoLinks, readUnreachable } from '../../schema/administration/server-state';
import { readPostCount } from '../../schema/administration/upkeep';
import { required } from '../../schema/read';

/** GET /api/v1/pleroma/healthcheck: whether the server is well. 503 with the same document when it is not. */
export const healthcheck = () =>
  get('/api/v1/pleroma/healthcheck', required(readHealth, 'health of the server'), {
    feature: 'staffOfPleroma',
  });

/** GET /api/v1/pleroma/federation_status: hosts to which the server has given up delivering. */
export const federationStatus = () =>
  get('/api/v1/pleroma/federation_status', required(readUnreachable, 'state of the federation'), {
    feature: 'staffOfPleroma',
  });

/** GET /.well-known/nodeinfo: the addresses that the server names, wherever they lead. */
export const nodeinfoLinks = () =>
  get('/.well-known/nodeinfo', required(readNodeinfoLinks, 'links to nodeinfo'), { auth: 'none' });

/** GET /api/v1/pleroma/admin/stats: how many posts of a server are known here; 0 for an unknown one. */
export const postCountOf = (host: string) =>
  get('/api/v1/pleroma/admin/stats', required(readPostCount, 'statistics'), {
    feature: 'staffOfPleroma',
    query: { instance: host },
  });
