import type { WireTokenEntry } from '@linnet/api/wire';
import { endToken } from '../actions/access/tokens';
import { zonelessTime } from '../render/time';
import { answer } from '../server/answer';
import { problem } from '../server/problem';
import { OPEN, type Call, type Route } from '../server/route';
import type { AccountRow } from '../store/accounts';
import { findApp, tokensOf } from '../store/oauth';

/** The signed-in account; a token with any scope is enough. */
function anybody({ reader }: Call): AccountRow {
  if (reader === null) throw problem(403, 'Invalid credentials.');
  return reader;
}

function list(call: Call): Response {
  const { db, now } = call.here;
  const live = tokensOf(db, anybody(call).id).filter((token) => token.expires_at > now());
  return answer(
    live.map((token): WireTokenEntry => {
      const name = findApp(db, token.app_id)?.name ?? '';
      return { id: token.id, app_name: name, valid_until: `${zonelessTime(token.expires_at)}.000000` };
    }),
  );
}

/** Ends a session. Answers 201 with no body, also for an id that is unknown or belongs to somebody else. */
function end(call: Call): Response {
  const own = tokensOf(call.here.db, anybody(call).id).find(({ id }) => String(id) === call.path['id']);
  if (own) endToken(call.here, own.id);
  return new Response('', { status: 201, headers: { 'content-type': 'application/json; charset=utf-8' } });
}

export const sessionRoutes: Route[] = [
  { method: 'GET', path: '/api/oauth_tokens', access: OPEN, handle: list },
  { method: 'DELETE', path: '/api/oauth_tokens/:id', access: OPEN, handle: end },
];
