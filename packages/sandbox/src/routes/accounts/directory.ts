import { renderAccounts } from '../../render/people';
import { signedIn } from '../../server/access';
import { answer } from '../../server/answer';
import { crash } from '../../server/problem';
import { type Call, OPEN, type Route, user } from '../../server/route';
import { addPair, directory, suggestions } from '../../store/accounts/account-lists';
import { findAccount } from '../../store/accounts/accounts';

const MAX_LIMIT = 80;

function readLimit({ params }: Call, defaultLimit: number): number {
  return Math.max(0, Math.min(params.integer('limit') ?? defaultLimit, MAX_LIMIT));
}

function show(call: Call): Response {
  const { server, params, viewer } = call;
  const ids = directory(server.db, {
    viewerId: viewer?.id ?? null,
    order: params.text('order') === 'new' ? 'new' : 'active',
    local: params.flag('local'),
    limit: readLimit(call, 20),
    offset: Math.max(0, params.integer('offset') ?? 0),
  });
  return answer(renderAccounts(server, ids, { viewer, relationships: false }));
}

/** Accounts that the staff recommends. */
function suggest(call: Call): Response {
  const { server } = call;
  const viewer = signedIn(call.viewer);
  const ids = suggestions(server.db, viewer.id, readLimit(call, 40));
  const accounts = renderAccounts(server, ids, { viewer, relationships: false });
  return answer(accounts.map((account) => ({ account, source: 'staff' })));
}

function dismiss(call: Call): Response {
  const { server, path } = call;
  const target = findAccount(server.db, path['id'] ?? '');
  if (!target) throw crash();
  const accountId = signedIn(call.viewer).id;
  addPair(server.db, 'dismissed_suggestions', { accountId, targetId: target.id, at: server.now() });
  return answer({});
}

export const directoryRoutes: Route[] = [
  { method: 'GET', path: '/api/v1/directory', access: OPEN, handle: show },
  /** The first version is always empty. */
  { method: 'GET', path: '/api/v1/suggestions', access: user('read'), handle: () => answer([]) },
  { method: 'GET', path: '/api/v2/suggestions', access: user('read'), handle: suggest },
  { method: 'DELETE', path: '/api/v1/suggestions/:id', access: user('write'), handle: dismiss },
];
