import { renderFrontendConfigurations } from '../render/frontend-configuration';
import { renderInstance, renderInstanceV2, renderNodeinfo } from '../render/instance';
import { answer } from '../server/answer';
import { problem } from '../server/problem';
import { OPEN, publicly, type Call, type Route } from '../server/route';

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

function peers({ here }: Call): Response {
  const rows = here.db.all<{ host: string }>(
    'select distinct host from accounts where host is not null order by host',
  );
  return answer(rows.map((row) => row.host));
}

export const instanceRoutes: Route[] = [
  {
    method: 'GET',
    path: '/api/v1/instance',
    access: OPEN,
    handle: ({ here }) => answer(renderInstance(here)),
  },
  {
    method: 'GET',
    path: '/api/v2/instance',
    access: OPEN,
    handle: ({ here }) => answer(renderInstanceV2(here)),
  },
  { method: 'GET', path: '/api/v1/instance/peers', access: OPEN, handle: peers },
  { method: 'GET', path: '/api/v1/instance/rules', access: publicly(), handle: () => answer([]) },
  { method: 'GET', path: '/.well-known/nodeinfo', access: OPEN, handle: nodeinfoLinks },
  { method: 'GET', path: '/nodeinfo/:version', access: OPEN, handle: nodeinfo },
  {
    method: 'GET',
    path: '/api/pleroma/frontend_configurations',
    access: OPEN,
    handle: ({ here }) => answer(renderFrontendConfigurations(here.settings)),
  },
];
