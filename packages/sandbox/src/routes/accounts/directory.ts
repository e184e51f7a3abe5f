import { renderAccounts } from '../../render/people';
import { signedIn } from '../../server/access';
import { answer } from '../../server/answer';
import { crash } from '../../server/problem';
import { type Call, OPEN, type Route, user } from '../../server/route';
import { addPair, directory, suggestions } from '../../store/accounts/account-lists';
import { findAccount } from '../../store/accounts/accounts';

const MOST = 80;

function readLimit({ params }: Call, absent: number): number {
  return Math.max(0, Math.min(params.integer('limit') ?? absent, MOST));
}

function show(call: Call): Response {
  const { server, params, reader } = call;
  const ids = directory(server.db, {
    readerId: reader?.id ?? null,
    order: params.text('order') === 'new' ? 'new' : 'active',
    local: params.flag('local'),
    limit: readLimit(call, 20),
    offset: Math.max(0, params.integer('offset') ?? 0),
  });
  return answer(renderAccounts(server, ids, { reader, relationships: false }));
}

/** Accounts that the staff recommends. */
function suggest(call: Call): Response {
  const { server } = call;
  const reader = signedIn(call.reader);
  const ids = suggestions(server.db, reader.id, readLimit(call, 40));
  const accounts = renderAccounts(server, ids, { reader, relationships: false });
  return answer(accounts.map((account) => ({ account, source: 'staff' })));
}

function dismiss(call: Call): Response {
  const { server, path } = call;
  const target = findAccount(server.db, path['id'] ?? '');
  if (!target) throw crash();
  const accountId = signedIn(call.reader).id;
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
