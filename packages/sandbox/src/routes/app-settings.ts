import { answer } from '../server/answer';
import { signedIn } from '../server/check-access';
import { isTree, type ParamTree, type ParamValue } from '../server/params';
import { user, type Call, type Route } from '../server/route';
import { changeAccount } from '../store/account-changes';

const PATH = '/api/v1/pleroma/settings/:app';

function storeOf({ reader }: Call): ParamTree {
  const store = JSON.parse(signedIn(reader).settings_store) as ParamValue;
  return isTree(store) ? store : {};
}

function settingsOf(call: Call, store: ParamTree): ParamTree {
  const app = call.path['app'] ?? '';
  const settings = Object.hasOwn(store, app) ? store[app] : undefined;
  return isTree(settings) ? settings : {};
}

/** Objects are merged all the way down; null takes a key away. */
function merged(under: ParamTree, over: ParamTree): ParamTree {
  const result: ParamTree = { ...under };
  for (const [key, value] of Object.entries(over)) {
    const below = result[key];
    if (value === null) delete result[key];
    else result[key] = isTree(value) ? merged(isTree(below) ? below : {}, value) : value;
  }
  return result;
}

function change(call: Call): Response {
  const store = storeOf(call);
  const { access_token: _token, ...body } = call.params.tree;
  const settings = merged(settingsOf(call, store), body);
  const next = { ...store, [call.path['app'] ?? '']: settings };
  changeAccount(call.here.db, signedIn(call.reader).id, { settings_store: JSON.stringify(next) });
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
