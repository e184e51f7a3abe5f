import { isAuthorHidden } from '../../actions/statuses/quotes';
import { react, unreact } from '../../actions/statuses/react';
import { renderAccount } from '../../render/account';
import { canSee, readerOf } from '../../render/reader';
import { renderReactions } from '../../render/status-contents';
import { signedIn } from '../../server/access';
import { answer } from '../../server/answer';
import { problem } from '../../server/problem';
import { type Access, type Call, type Route, user } from '../../server/route';
import { findAccounts } from '../../store/accounts/accounts';
import { findReactions } from '../../store/statuses/interactions';
import { type StatusRow, findMentions, findStatus } from '../../store/statuses/statuses';
import { unicodeEmoji } from '../../text/plain-text';
import { shownStatus } from './status-actions';

/** The status of the path; null where others answer 404, which these routes never do. */
function statusOf(call: Call): StatusRow | null {
  const { db } = call.server;
  const found = findStatus(db, call.path['id'] ?? '');
  const status = found?.reblog_of_id ? findStatus(db, found.reblog_of_id) : found;
  if (!status) return null;
  const mentioned = findMentions(db, [status.id]).get(status.id) ?? [];
  if (isAuthorHidden(call.server, status, call.reader)) return null;
  return canSee(status, mentioned, readerOf(call.server, call.reader)) ? status : null;
}

function emojiOf(call: Call): string {
  return call.path['emoji'] ?? '';
}

function list(call: Call): Response {
  const { server, params } = call;
  const status = server.settings.showReactions ? statusOf(call) : null;
  if (status === null) return answer([]);
  const rows = findReactions(server.db, [status.id]).get(status.id) ?? [];
  const view = { reader: readerOf(server, call.reader), withMuted: params.flag('with_muted') };
  const accounts = findAccounts(
    server.db,
    rows.map((row) => row.account_id),
  );
  const asked = emojiOf(call);
  const wanted = unicodeEmoji(asked) ?? asked.replace(/^:(.+):$/, '$1');
  const reactions = renderReactions(server, rows, view).filter(({ name }) => asked === '' || name === wanted);
  return answer(
    reactions.map(({ account_ids, ...reaction }) => ({
      ...reaction,
      accounts: account_ids.flatMap((id) => {
        const row = accounts.get(id);
        return row ? [renderAccount(server, row, call.reader)] : [];
      }),
    })),
  );
}

function add(call: Call): Response {
  const status = statusOf(call);
  if (status === null) throw problem(400, 'Could not add reaction emoji');
  react(call.server, signedIn(call.reader), { status, emoji: emojiOf(call) });
  return shownStatus(call, status.id);
}

function remove(call: Call): Response {
  const status = statusOf(call);
  if (status === null) throw problem(400, 'Could not remove reaction emoji');
  unreact(call.server, signedIn(call.reader), { status, emoji: emojiOf(call) });
  return shownStatus(call, status.id);
}

const ALL = '/api/v1/pleroma/statuses/:id/reactions';
const ONE = `${ALL}/:emoji`;
const READ: Access = { for: 'public-status', scopes: ['read:statuses'] };
const WRITE = user('write:statuses');

export const reactionRoutes: Route[] = [
  { method: 'GET', path: ALL, access: READ, handle: list },
  { method: 'GET', path: ONE, access: READ, handle: list },
  { method: 'PUT', path: ONE, access: WRITE, handle: add },
  { method: 'DELETE', path: ONE, access: WRITE, handle: remove },
];
