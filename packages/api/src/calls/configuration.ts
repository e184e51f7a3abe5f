import type { Call } from '../call';
import type { FrontendConfiguration } from '../model/instance';
import {
  type ThemeEntry,
  readFrontendConfiguration,
  readFrontendConfigurations,
  readThemeIndex,
} from '../schema/frontend-configuration';
import { required } from '../schema/read';

/** GET /api/pleroma/frontend_configurations: sections by the name of the front end. */
export function frontendConfigurations(): Call<Readonly<Record<string, FrontendConfiguration>>> {
  return {
    method: 'GET',
    path: '/api/pleroma/frontend_configurations',
    auth: 'none',
    read: required(readFrontendConfigurations, 'front-end configurations'),
  };
}

/** GET /static/config.json. Servers without the file answer 200 with their index page: malformed. */
export function staticConfig(): Call<FrontendConfiguration> {
  return {
    method: 'GET',
    path: '/static/config.json',
    auth: 'none',
    revalidates: true,
    read: required(readFrontendConfiguration, 'static configuration'),
  };
}

/** GET /static/styles.json: the server's themes of the first two generations. */
export function themeIndex(): Call<Readonly<Record<string, ThemeEntry>>> {
  return {
    method: 'GET',
    path: '/static/styles.json',
    auth: 'none',
    read: required(readThemeIndex, 'list of themes'),
  };
}
