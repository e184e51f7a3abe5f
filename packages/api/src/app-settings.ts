import type { Call } from './call';
import { type JsonObject, isObject } from './schema/read';
import { required } from './schema/required';

const read = required((json) => (isObject(json) ? json : undefined), 'settings of an application');

const pathOf = (app: string) => `/api/v1/pleroma/settings/${encodeURIComponent(app)}`;

/** GET /api/v1/pleroma/settings/:app. Empty when nothing was kept. */
export function appSettings(app: string): Call<JsonObject> {
  return { method: 'GET', path: pathOf(app), feature: 'settingsOfApplication', notFound: 'route', read };
}

/** PATCH /api/v1/pleroma/settings/:app. Merged all the way down, null takes a key away; answers the whole. */
export function changeAppSettings(app: string, change: JsonObject): Call<JsonObject> {
  return {
    method: 'PATCH',
    path: pathOf(app),
    feature: 'settingsOfApplication',
    notFound: 'route',
    body: { kind: 'json', value: change },
    read,
  };
}
