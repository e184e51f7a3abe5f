import { answer } from '../server/answer';
import { signedIn } from '../server/check-access';
import { invalidRequest } from '../server/problem';
import { isTree, type ParamTree, type ParamValue } from '../server/params';
import { user, type Call, type Route } from '../server/route';
import { saveBehindCache, settingsStoreOf, type SettingsStore } from '../store/settings';

const PATH = '/api/v1/pleroma/settings/:app';

const storeOf = ({ here, reader }: Call): SettingsStore =>
  settingsStoreOf(here.db, signedIn(reader), here.now());

function settingsOf(call: Call, store: SettingsStore): ParamTree {
  const app = call.path['app'] ?? '';
  // All stored values came from parameters.
  const settings = Object.hasOwn(store, app) ? (store[app] as ParamValue) : null;
  return isTree(settings) ? settings : {};
}

/** Merges objects at every depth; null removes a key. */
function merged(under: ParamTree, over: ParamTree): ParamTree {
  const result: ParamTree = { ...under };
  for (const [key, value] of Object.entries(over)) {
    const below = result[key];
    if (value === null) delete result[key];
    else result[key] = isTree(value) ? merged(isTree(below) ? below : {}, value) : value;
  }
  return result;
}

/** Changes settings and answers with the new ones; other requests get the old ones until the cached account expires. */
function change(call: Call): Response {
  const store = storeOf(call);
  const { access_token: _token, _json: list, ...body } = call.params.tree;
  if (list !== undefined) throw invalidRequest([{ field: '', message: 'Invalid object. Got: array' }]);
  const settings = merged(settingsOf(call, store), body);
  const { id: accountId } = signedIn(call.reader);
  const next = { ...store, [call.path['app'] ?? '']: settings };
  saveBehindCache(call.here.db, { accountId, store: next, now: call.here.now() });
  return answer(settings);
}

export const appSettingsRoutes: Route[] = [
  {
    method: 'GET',
    path: PATH,
    access: user('read:accounts'),
    handle: (call) => answer(settingsOf(call, storeOf(call))),
  },
  { method: 'PATCH', path: PATH, access: user('write:accounts'), handle: change },
];
