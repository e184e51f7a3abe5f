import { get } from '../call';
import {
  readFrontendConfiguration,
  readFrontendConfigurations,
  readThemeIndex,
} from '../schema/frontend-configuration';
import { required } from '../schema/read';

/** GET /api/pleroma/frontend_configurations: sections by the name of the front end. */
export const frontendConfigurations = () =>
  get(
    '/api/pleroma/frontend_configurations',
    required(readFrontendConfigurations, 'front-end configurations'),
    { auth: 'none' },
  );

/** GET /static/config.json. Servers without the file answer 200 with their index page: malformed. */
export const staticConfig = () =>
  get('/static/config.json', required(readFrontendConfiguration, 'static configuration'), {
    auth: 'none',
    revalidates: true,
  });

/** GET /static/styles.json: the server's themes of the first two generations. */
export const themeIndex = () =>
  get('/static/styles.json', required(readThemeIndex, 'list of themes'), { auth: 'none' });
