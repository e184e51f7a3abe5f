import type { Call } from '../call';
import type { InstanceDetails, Nodeinfo } from '../model/instance';
import { readInstanceDetails, readNodeinfo, readNodeinfoPath } from '../schema/instance-about';
import { required } from '../schema/read';

/** GET /api/v2/instance. Akkoma does not have it. */
export function instanceDetails(): Call<InstanceDetails> {
  return {
    method: 'GET',
    path: '/api/v2/instance',
    auth: 'none',
    read: required(readInstanceDetails, 'second version of the instance'),
  };
}

/** GET /.well-known/nodeinfo: the path of the newest version, for servers with a path of their own. */
export function nodeinfoPath(): Call<string> {
  return {
    method: 'GET',
    path: '/.well-known/nodeinfo',
    auth: 'none',
    read: required(readNodeinfoPath, 'links to nodeinfo'),
  };
}

/** GET nodeinfo at a path from the server's own document. */
export function nodeinfoAt(path: string): Call<Nodeinfo> {
  return { method: 'GET', path, auth: 'none', read: required(readNodeinfo, 'nodeinfo') };
}
