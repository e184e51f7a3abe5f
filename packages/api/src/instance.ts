import type { Call } from './call';
import type { FrontendConfiguration, Instance, Nodeinfo } from './model/instance';
import { readFrontendConfiguration, readFrontendConfigurations } from './schema/frontend-configuration';
import { readInstance } from './schema/instance';
import { readNodeinfo } from './schema/nodeinfo';
import { required } from './schema/required';

/** GET /api/v1/instance. Open on private servers too. */
export function instanceV1(): Call<Instance> {
  return {
    method: 'GET',
    path: '/api/v1/instance',
    auth: 'none',
    read: required(readInstance, 'instance'),
  };
}

/** GET /nodeinfo/:version.json. Only Pleroma and Akkoma have it there. */
export function nodeinfo(version: '2.0' | '2.1'): Call<Nodeinfo> {
  return {
    method: 'GET',
    path: `/nodeinfo/${version}.json`,
    auth: 'none',
    read: required(readNodeinfo, 'nodeinfo'),
  };
}

/** GET /api/pleroma/frontend_configurations: sections by the name of the front end. */
export function frontendConfigurations(): Call<Readonly<Record<string, FrontendConfiguration>>> {
  return {
    method: 'GET',
    path: '/api/pleroma/frontend_configurations',
    auth: 'none',
    read: required(readFrontendConfigurations, 'front-end configurations'),
  };
}

/** GET /static/config.json. Where the file is missing servers answer 200 with their page: malformed. */
export function staticConfig(): Call<FrontendConfiguration> {
  return {
    method: 'GET',
    path: '/static/config.json',
    auth: 'none',
    read: required(readFrontendConfiguration, 'static configuration'),
  };
}
