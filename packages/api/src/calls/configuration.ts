import { get } from '../call';
import { ApiError } from '../error';
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

const themeLists = {
  themes: '/static/styles',
  styles: '/static/styles/index',
  palettes: '/static/palettes/index',
} as const;

/** Themes of the first two generations, or styles or palettes of the third. */
export type ThemeList = keyof typeof themeLists;

/**
 * GET /static/styles.json, /static/styles/index.json or /static/palettes/index.json: the server's themes; or the
 * operator's own, from the `.custom` file beside each. Servers without the file answer 404, or 200 with their index
 * page: malformed.
 */
export const themeIndex = (list: ThemeList, isCustom = false) =>
  get(`${themeLists[list]}${isCustom ? '.custom' : ''}.json`, required(readThemeIndex, 'list of themes'), {
    auth: 'none',
    revalidates: true,
  });

const maxThemeLength = 1_000_000;

/** A theme's file at a path of the server, untrusted text. Malformed when the answer is a page or too long. */
export const themeFile = (path: string) =>
  get(
    path,
    (body) => {
      const isTheme = typeof body === 'string' && body.length <= maxThemeLength && !/^\s*</.test(body);
      if (!isTheme) throw new ApiError({ kind: 'malformed', what: 'theme' });
      return body;
    },
    { auth: 'none', answer: 'text', revalidates: true },
  );
