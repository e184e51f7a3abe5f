import {
  acceptsMoveOf,
  addAlias,
  aliasesOf,
  moveAccount,
  handleOf,
  removeAlias,
} from '../../actions/people/leave-account';
import { signedIn } from '../../server/access';
import { answer } from '../../server/answer';
import { problem } from '../../server/problem';
import { type Call, type Route, user } from '../../server/route';
import { verifyPassword } from '../../server/secrets';
import { findAccountByName } from '../../store/accounts/accounts';

const success = (): Response => answer({ status: 'success' });
/** Most errors of these routes have status 200. */
const errorAnswer = (error: string): Response => answer({ error });

function list({ server, viewer }: Call): Response {
  const account = signedIn(viewer);
  return answer({ aliases: aliasesOf(server, account).map((uri) => handleOf(server, uri)) });
}

function readAlias({ params }: Call): string {
  params.required('alias');
  return params.text('alias') ?? '';
}

function add(call: Call): Response {
  const [viewer, name] = [signedIn(call.viewer), readAlias(call)];
  // Unlike elsewhere, handles have no @ before them here.
  const added = !name.startsWith('@') && addAlias(call.server, viewer, name);
  return added ? success() : errorAnswer('not_found');
}

function remove(call: Call): Response {
  const outcome = removeAlias(call.server, signedIn(call.viewer), readAlias(call));
  if (outcome === 'missing') throw problem(404, 'Account has no such alias.');
  return outcome === 'removed' ? success() : errorAnswer('not_found');
}

function move(call: Call): Response {
  const { server, params } = call;
  const account = signedIn(call.viewer);
  params.required('password', 'target_account');
  if (!verifyPassword(params.text('password') ?? '', account.password_hash ?? '')) {
    return errorAnswer('Invalid password.');
  }
  const target = findAccountByName(server.db, params.text('target_account') ?? '', server.host());
  if (!target) throw problem(404, 'Target account not found.');
  if (!acceptsMoveOf(server, target, account)) {
    return errorAnswer('Target account must have the origin in `alsoKnownAs`');
  }
  moveAccount(server, account, target);
  return success();
}

const PATH = '/api/v1/pleroma/aliases';
const WRITE = user('write:accounts');

export const aliasRoutes: Route[] = [
  { method: 'GET', path: PATH, access: user('read:accounts'), handle: list },
  { method: 'PUT', path: PATH, access: WRITE, handle: add },
  { method: 'DELETE', path: PATH, access: WRITE, handle: remove },
  { method: 'POST', path: '/api/v1/pleroma/move_account', access: WRITE, handle: move },
];
