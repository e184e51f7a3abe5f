import { renderFrontendConfigurations, renderHealth, renderNodeinfo } from '../render/nodeinfo';
import { renderInstance, renderInstanceV2, rulesOf } from '../render/instance';
import { answer } from '../server/answer';
import { problem } from '../server/problem';
import { OPEN, publicly, type Call, type Route } from '../server/route';
import { findPeers } from '../store/census';

const SCHEMA = 'http://nodeinfo.diaspora.software/ns/schema';

function nodeinfoLinks({ here }: Call): Response {
  const links = ['2.0', '2.1'].map((version) => ({
    rel: `${SCHEMA}/${version}`,
    href: `${here.origin()}/nodeinfo/${version}.json`,
  }));
  return answer({ links });
}

function nodeinfo({ here, path }: Call): Response {
  const version = (path['version'] ?? '').replace(/\.json$/, '');
  if (version !== '2.0' && version !== '2.1') throw problem(404, 'Nodeinfo schema version not handled');
  return answer(renderNodeinfo(here, version), {
    headers: { 'content-type': `application/json; profile=${SCHEMA}/2.0#; charset=utf-8` },
  });
}

function health({ here }: Call): Response {
  return answer(renderHealth(here), { status: here.settings.healthy ? 200 : 503 });
}

const get = (path: string, access: Route['access'], handle: Route['handle']): Route => ({
  method: 'GET',
  path,
  access,
  handle,
});

export const instanceRoutes: Route[] = [
  get('/api/v1/instance', OPEN, ({ here }) => answer(renderInstance(here))),
  get('/api/v2/instance', OPEN, ({ here }) => answer(renderInstanceV2(here))),
  get('/api/v1/instance/peers', OPEN, ({ here }) => answer(findPeers(here.db))),
  get('/api/v1/instance/rules', publicly('read'), ({ here }) => answer(rulesOf(here.settings))),
  get('/api/v1/trends', publicly('read'), () => answer([])),
  get('/api/v1/pleroma/federation_status', publicly('read'), () => answer({ unreachable: {} })),
  get('/api/v1/pleroma/healthcheck', OPEN, health),
  get('/.well-known/nodeinfo', OPEN, nodeinfoLinks),
  get('/nodeinfo/:version', OPEN, nodeinfo),
  get('/api/pleroma/frontend_configurations', OPEN, ({ here }) =>
    answer(renderFrontendConfigurations(here.settings)),
  ),
];
