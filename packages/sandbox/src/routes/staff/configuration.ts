import { staffRoutes } from '../../server/access';
import { answer } from '../../server/answer';
import { DESCRIPTIONS } from '../../server/configuration/descriptions';
import { effective, onlyStored, removeStored, storeValue } from '../../server/configuration/stored';
import { isModuleName } from '../../server/configuration/values';
import { type ParamTree, type ParamValue, isTree } from '../../server/params';
import { crash, invalidRequest, problem } from '../../server/problem';
import { type Call, type Route, user } from '../../server/route';
import type { WireConfigRow, WireConfigValue } from '@linnet/api/wire';

function checkIsInDatabase({ server }: Call): void {
  if (!server.settings.configurableFromDatabase)
    throw problem(400, 'You must enable configurable_from_database in your config file.');
}

function show(call: Call): Response {
  checkIsInDatabase(call);
  const { settings } = call.server;
  return answer(call.params.flag('only_db') ? onlyStored(settings) : effective(settings));
}

const typeName = (value: ParamValue): string =>
  Array.isArray(value) ? 'array' : typeof value === 'string' ? 'string' : 'object';

function checkIsList(field: string, value: ParamValue | undefined, pointer = field): void {
  if (value === undefined || Array.isArray(value)) return;
  throw invalidRequest([{ field, pointer, message: `Invalid array. Got: ${typeName(value)}` }]);
}

const isName = (text: string): boolean => text.startsWith(':') || isModuleName(text) || /^[A-Z]/.test(text);

/** Makes one change; null when nothing is left of the row. */
function change(call: Call, item: ParamTree): WireConfigRow | null {
  const { group, key, value, subkeys } = item;
  if (typeof group !== 'string' || typeof key !== 'string') throw crash();
  if (!isName(group) || !isName(key)) throw crash(400);
  const { settings } = call.server;
  if (Object.hasOwn(item, 'delete') && item['delete'] !== false) {
    const names = Array.isArray(subkeys) ? subkeys.filter((each) => typeof each === 'string') : null;
    return removeStored(settings, { group, key }, names);
  }
  // Bodies are JSON: no value of one is a file.
  const row =
    value === undefined ? null : storeValue(settings, { group, key, value: value as WireConfigValue });
  if (row === null) throw crash();
  return row;
}

function update(call: Call): Response {
  checkIsInDatabase(call);
  const { configs } = call.params.tree;
  if (configs === undefined) throw crash(400);
  checkIsList('configs', configs);
  const items = Array.isArray(configs) ? configs.filter(isTree) : [];
  items.forEach((item, index) => checkIsList('subkeys', item['subkeys'], `configs/${index}/subkeys`));
  const rows = items.map((item) => change(call, item)).filter((row) => row !== null);
  return answer({ configs: rows, need_reboot: call.server.settings.needsReboot });
}

function restart(call: Call): Response {
  checkIsInDatabase(call);
  call.server.settings.needsReboot = false;
  return answer({});
}

const READ = { access: user('admin:read'), requirement: 'admin' };
const WRITE = { access: user('admin:write'), requirement: 'admin' };

export const configurationRoutes: Route[] = staffRoutes('/api/v1/pleroma/admin', [
  { endpoint: 'GET /config', ...READ, handle: show },
  { endpoint: 'POST /config', ...WRITE, handle: update },
  { endpoint: 'GET /config/descriptions', ...READ, handle: () => answer(DESCRIPTIONS) },
  {
    endpoint: 'GET /need_reboot',
    ...READ,
    handle: ({ server }) => answer({ need_reboot: server.settings.needsReboot }),
  },
  { endpoint: 'GET /restart', ...WRITE, handle: restart },
]);
