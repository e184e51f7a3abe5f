import type { Call } from './call';
import { required } from './schema/required';
import { readThemeIndex, type ThemeEntry } from './schema/theme-index';

/** GET /static/styles.json: the server's themes of the first two generations. */
export function themeIndex(): Call<Readonly<Record<string, ThemeEntry>>> {
  return {
    method: 'GET',
    path: '/static/styles.json',
    auth: 'none',
    read: required(readThemeIndex, 'list of themes'),
  };
}
