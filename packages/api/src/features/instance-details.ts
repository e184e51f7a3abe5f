import { get } from '../call';
import { readInstanceDetails, readNodeinfo, readNodeinfoPath } from '../schema/instance-about';
import { required } from '../schema/read';

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
