import type { Call } from './call';
import type { Instance, InstanceRule, Nodeinfo } from './model/instance';
import type { Page } from './model/page';
import { readInstance } from './schema/instance';
import { readNodeinfo } from './schema/nodeinfo';
import { readPage } from './schema/page';
import { required } from './schema/required';
import { readRule } from './schema/rule';

const noLink = { status: 200, link: null };

/** GET /api/v1/instance. Also available on private servers. */
export function instanceV1(): Call<Instance> {
  return {
    method: 'GET',
    path: '/api/v1/instance',
    auth: 'none',
    read: required(readInstance, 'instance'),
  };
}

/** GET /nodeinfo/:version.json. Only Pleroma and Akkoma have it at this path. */
export function nodeinfo(version: '2.0' | '2.1'): Call<Nodeinfo> {
  return {
    method: 'GET',
    path: `/nodeinfo/${version}.json`,
    auth: 'none',
    read: required(readNodeinfo, 'nodeinfo'),
  };
}

/** GET /api/v1/instance/rules: the rules alone. */
export function instanceRules(): Call<Page<InstanceRule>> {
  return { method: 'GET', path: '/api/v1/instance/rules', auth: 'none', read: readPage(readRule) };
}

/** GET /api/v1/instance/peers: the host names of known servers, unordered. */
export function instancePeers(): Call<readonly string[]> {
  return {
    method: 'GET',
    path: '/api/v1/instance/peers',
    auth: 'none',
    read: (json) => readPage((host) => (typeof host === 'string' ? host : undefined))(json, noLink).items,
  };
}
