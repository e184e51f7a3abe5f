import { renderInstance, renderInstanceV2, rulesOf } from '../render/instance';
import { renderFrontendConfigurations, renderHealth, renderNodeinfo } from '../render/nodeinfo';
import { hasAilment } from '../server/ailments';
import { answer } from '../server/answer';
import { problem } from '../server/problem';
import { type Call, OPEN, type Route, publicly } from '../server/route';
import { findPeers } from '../store/instance-stats';

/** Since when a host cannot be reached. */
const STOPPED_AT = '2024-10-20T10:00:00.000000';

const SCHEMA = 'http://nodeinfo.diaspora.software/ns/schema';

function nodeinfoLinks({ server }: Call): Response {
  const links = ['2.0', '2.1'].map((version) => ({
    rel: `${SCHEMA}/${version}`,
    href: `${hasAilment(server.settings, 'nodeinfo-elsewhere') ? 'http://pleroma.internal:4000' : server.origin()}/nodeinfo/${version}.json`,
  }));
  return answer({ links });
}

function nodeinfo({ server, path }: Call): Response {
  const version = (path['version'] ?? '').replace(/\.json$/, '');
  if (version !== '2.0' && version !== '2.1') throw problem(404, 'Nodeinfo schema version not handled');
  return answer(renderNodeinfo(server, version), {
    headers: { 'content-type': `application/json; profile=${SCHEMA}/2.0#; charset=utf-8` },
  });
}

function health({ server }: Call): Response {
  if (!server.settings.healthcheck) throw problem(503, 'Healthcheck disabled');
  return answer(renderHealth(server), { status: server.settings.healthy ? 200 : 503 });
}

const get = (path: string, access: Route['access'], handle: Route['handle']): Route => ({
  method: 'GET',
  path,
  access,
  handle,
});

export const instanceRoutes: Route[] = [
  get('/api/v1/instance', OPEN, ({ server }) => answer(renderInstance(server))),
  get('/api/v2/instance', OPEN, ({ server }) => answer(renderInstanceV2(server))),
  get('/api/v1/instance/peers', OPEN, ({ server }) => answer(findPeers(server.db))),
  get('/api/v1/instance/rules', publicly('read'), ({ server }) => answer(rulesOf(server.settings))),
  get('/api/v1/trends', publicly('read'), () => answer([])),
  get('/api/v1/pleroma/federation_status', publicly('read'), ({ server }) =>
    answer({
      unreachable: Object.fromEntries(server.settings.unreachable.map((host) => [host, STOPPED_AT])),
    }),
  ),
  get('/api/v1/pleroma/healthcheck', OPEN, health),
  get('/.well-known/nodeinfo', OPEN, nodeinfoLinks),
  get('/nodeinfo/:version', OPEN, nodeinfo),
  get('/api/pleroma/frontend_configurations', OPEN, ({ server }) =>
    answer(renderFrontendConfigurations(server.settings)),
  ),
];
