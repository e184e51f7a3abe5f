/** Keys whose objects have free keys. */
const MAP_KEYS = new Set(['alerts', 'files', 'packs', 'queues', 'unreachable', 'workers']);
/** Keys whose contents clients or operators write: they are not recorded. */
const OPEN_KEYS = new Set(['masto_fe', 'pleroma_fe', 'settings_store', 'soapbox_fe']);
const FREE_KEY = /[/:.@]|^\d+$|^[0-9A-Za-z]{18}$|^[0-9a-f]{8}-[0-9a-f]{4}-/;

/** Keys of the API that look like free ones. */
const API_KEYS = /^(pleroma:|reading:|posting:|@context)/;

/** Whether the keys of an object are free: `{ "text/plain": … }`, settings of clients, emoji by name. */
export function hasFreeKeys(key: string, names: readonly string[]): boolean {
  if (MAP_KEYS.has(key)) return true;
  return names.length > 0 && names.every((name) => FREE_KEY.test(name) && !API_KEYS.test(name));
}

/** Whether a key may contain anything, given the keys beside it. */
export function isOpen(key: string, siblings: readonly string[]): boolean {
  const isConfiguration = key === 'value' && siblings.includes('group');
  return OPEN_KEYS.has(key) || key.startsWith('mrf_') || isConfiguration;
}

/** Routes whose whole response is a map, or is written by an operator. */
export const WHOLE_MAPS: Readonly<Record<string, 'map' | 'any'>> = {
  'GET /api/v1/markers': 'map',
  'GET /api/v1/pleroma/emoji': 'map',
  'GET /api/v1/pleroma/frontend_configurations': 'map',
  'GET /api/v1/pleroma/settings/:id': 'any',
  'PATCH /api/v1/pleroma/settings/:id': 'any',
  'POST /api/v1/markers': 'map',
  'GET /api/v1/pleroma/emoji/packs/import': 'any',
  'POST /api/v1/pleroma/emoji/packs/files': 'map',
  'PATCH /api/v1/pleroma/emoji/packs/files': 'map',
  'DELETE /api/v1/pleroma/emoji/packs/files': 'map',
  'GET /api/v1/pleroma/admin/config/descriptions': 'any',
  'GET /static/config.json': 'any',
  'GET /static/styles.json': 'any',
  'GET /manifest.json': 'any',
  'GET /users/:id': 'any',
  'GET /users/:id/followers': 'any',
  'GET /users/:id/outbox': 'any',
};
