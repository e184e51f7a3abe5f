import { isAuthorHidden } from '../../actions/statuses/quotes';
import { react, unreact } from '../../actions/statuses/react';
import { renderAccount } from '../../render/account';
import { canSee, viewerOf } from '../../render/viewer';
import { renderReactions } from '../../render/status-contents';
import { signedIn } from '../../server/access';
import { answer } from '../../server/answer';
import { problem } from '../../server/problem';
import { type Access, type Call, type Route, user } from '../../server/route';
import { findAccounts } from '../../store/accounts/accounts';
import { findReactions } from '../../store/statuses/interactions';
import { type StatusRow, findMentions, findStatus } from '../../store/statuses/statuses';
import { unicodeEmoji } from '../../text/plain-text';
import { answerWithStatus } from './status-actions';

/** The status of the path; null where others answer 404, which these routes never do. */
function statusOf(call: Call): StatusRow | null {
  const { db } = call.server;
  const found = findStatus(db, call.path['id'] ?? '');
  const status = found?.reblog_of_id ? findStatus(db, found.reblog_of_id) : found;
  if (!status) return null;
  const mentioned = findMentions(db, [status.id]).get(status.id) ?? [];
  if (isAuthorHidden(call.server, status, call.viewer)) return null;
  return canSee(status, mentioned, viewerOf(call.server, call.viewer)) ? status : null;
}

function emojiOf(call: Call): string {
  return call.path['emoji'] ?? '';
}

function list(call: Call): Response {
  const { server, params } = call;
  const status = server.settings.showReactions ? statusOf(call) : null;
  if (status === null) return answer([]);
  const rows = findReactions(server.db, [status.id]).get(status.id) ?? [];
  const view = { viewer: viewerOf(server, call.viewer), withMuted: params.flag('with_muted') };
  const accounts = findAccounts(
    server.db,
    rows.map((row) => row.account_id),
  );
  const emojiParam = emojiOf(call);
  const emojiName = unicodeEmoji(emojiParam) ?? emojiParam.replace(/^:(.+):$/, '$1');
  const reactions = renderReactions(server, rows, view).filter(
    ({ name }) => emojiParam === '' || name === emojiName,
  );
  return answer(
    reactions.map(({ account_ids, ...reaction }) => ({
      ...reaction,
      accounts: account_ids.flatMap((id) => {
        const row = accounts.get(id);
        return row ? [renderAccount(server, row, call.viewer)] : [];
      }),
    })),
  );
}

function add(call: Call): Response {
  const status = statusOf(call);
  if (status === null) throw problem(400, 'Could not add reaction emoji');
  react(call.server, signedIn(call.viewer), { status, emoji: emojiOf(call) });
  return answerWithStatus(call, status.id);
}

function remove(call: Call): Response {
  const status = statusOf(call);
  if (status === null) throw problem(400, 'Could not remove reaction emoji');
  unreact(call.server, signedIn(call.viewer), { status, emoji: emojiOf(call) });
  return answerWithStatus(call, status.id);
}

const REACTIONS = '/api/v1/pleroma/statuses/:id/reactions';
const REACTION = `${REACTIONS}/:emoji`;
const READ: Access = { for: 'public-status', scopes: ['read:statuses'] };
const WRITE = user('write:statuses');

export const reactionRoutes: Route[] = [
  { method: 'GET', path: REACTIONS, access: READ, handle: list },
  { method: 'GET', path: REACTION, access: READ, handle: list },
  { method: 'PUT', path: REACTION, access: WRITE, handle: add },
  { method: 'DELETE', path: REACTION, access: WRITE, handle: remove },
];
