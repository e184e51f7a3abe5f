import { get } from '../call';
import { readInstance } from '../schema/instance';
import { readInstanceDetails, readNodeinfo, readNodeinfoPath } from '../schema/instance-details';
import { required } from '../schema/read';

/** GET /api/v1/instance. Also available on private servers. */
export const instanceV1 = () => get('/api/v1/instance', required(readInstance, 'instance'), { auth: 'none' });

/** GET /nodeinfo/:version.json. Only Pleroma and Akkoma have it at this path. */
export const nodeinfo = (version: '2.0' | '2.1') =>
  get(`/nodeinfo/${version}.json`, required(readNodeinfo, 'nodeinfo'), { auth: 'none' });

/** GET /api/v2/instance. Akkoma does not have it. */
export const instanceDetails = () =>
  get('/api/v2/instance', required(readInstanceDetails, 'second version of the instance'), {
    auth: 'none',
  });

/** GET /.well-known/nodeinfo: the path of the newest version, for servers with a path of their own. */
export const nodeinfoPath = () =>
  get('/.well-known/nodeinfo', required(readNodeinfoPath, 'links to nodeinfo'), { auth: 'none' });

/** GET nodeinfo at a path from the server's own document. */
export const nodeinfoAt = (path: string) => get(path, required(readNodeinfo, 'nodeinfo'), { auth: 'none' });
