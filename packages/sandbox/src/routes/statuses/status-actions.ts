import {
  bookmark,
  favourite,
  muteConversation,
  pin,
  unbookmark,
  unfavourite,
  unmuteConversation,
  unpin,
} from '../../actions/statuses/marks';
import { checkAuthorVisible } from '../../actions/statuses/quotes';
import { reblog, unreblog } from '../../actions/statuses/reblog';
import { viewerOf } from '../../render/viewer';
import { renderStatus } from '../../render/status';
import { signedIn } from '../../server/access';
import { answer } from '../../server/answer';
import type { Server } from '../../server/server';
import { type Problem, notFound, somethingWrong } from '../../server/problem';
import { type Access, type Call, type Route, user } from '../../server/route';
import type { AccountRow } from '../../store/accounts/accounts';
import { findApp } from '../../store/accounts/oauth';
import { type StatusRow, type Visibility, findStatus } from '../../store/statuses/statuses';
import { findStatusFor } from './statuses';

/** The answer with a status as the viewer now sees it. */
export function answerWithStatus(call: Call, id: string): Response {
  const rendered = renderStatus(call.server, id, viewerOf(call.server, call.viewer));
  if (!rendered) throw notFound();
  return answer(rendered);
}

type Act = (server: Server, actor: AccountRow, status: StatusRow) => void;

/**
 * A handler that acts on the status of the path and answers with the changed status. `makeError` makes the
 * error for when the author of the status is hidden.
 */
function actOnStatus(act: Act, makeError?: () => Problem) {
  return (call: Call): Response => {
    const { status } = findStatusFor(call, { unwrap: true });
    if (makeError) checkAuthorVisible(call.server, { status, viewer: call.viewer, makeError });
    act(call.server, signedIn(call.viewer), status);
    return answerWithStatus(call, status.id);
  };
}

/** A handler that crashes on an unknown id where others answer 404. */
function crashIfUnknown(handle: (call: Call) => Response) {
  return (call: Call): Response => {
    if (!findStatus(call.server.db, call.path['id'] ?? '')) throw somethingWrong();
    return handle(call);
  };
}

const REPEAT_SCOPES: readonly Visibility[] = ['public', 'unlisted', 'private'];

function repeat(call: Call): Response {
  const { status } = findStatusFor(call, { unwrap: true });
  checkAuthorVisible(call.server, { status, viewer: call.viewer, makeError: notFound });
  const scopeParam = call.params.text('visibility');
  const app = call.auth.token === null ? undefined : findApp(call.server.db, call.auth.token.app_id);
  const wrapper = reblog(call.server, signedIn(call.viewer), {
    status,
    visibility: REPEAT_SCOPES.find((scope) => scope === scopeParam) ?? 'public',
    app: app ? { name: app.name, website: app.website } : null,
  });
  return answerWithStatus(call, wrapper.id);
}

function bookmarkInFolder(call: Call): Response {
  const folderId = call.params.id('folder_id') ?? null;
  return actOnStatus((server, actor, status) => bookmark(server, actor, { status, folderId }))(call);
}

function mute(call: Call): Response {
  const expiresIn = call.params.integer('expires_in') ?? 0;
  return actOnStatus(
    (server, actor, status) => muteConversation(server, actor, { status, expiresIn }),
    somethingWrong,
  )(call);
}

const FAVOURITES = user('write:favourites');
const STATUSES = user('write:statuses');
const BOOKMARKS = user('write:bookmarks');
const ACCOUNTS = user('write:accounts');
const MUTES = user('write:mutes');

const ACTIONS: readonly [verb: string, access: Access, handle: Route['handle']][] = [
  ['favourite', FAVOURITES, actOnStatus(favourite, somethingWrong)],
  ['unfavourite', FAVOURITES, actOnStatus(unfavourite, notFound)],
  ['reblog', STATUSES, repeat],
  ['unreblog', STATUSES, actOnStatus(unreblog, notFound)],
  ['bookmark', BOOKMARKS, crashIfUnknown(bookmarkInFolder)],
  ['unbookmark', BOOKMARKS, crashIfUnknown(actOnStatus(unbookmark))],
  ['pin', ACCOUNTS, actOnStatus(pin)],
  ['unpin', ACCOUNTS, actOnStatus(unpin)],
  ['mute', MUTES, crashIfUnknown(mute)],
  ['unmute', MUTES, crashIfUnknown(actOnStatus(unmuteConversation))],
];

export const statusActionRoutes: Route[] = ACTIONS.map(([verb, access, handle]) => ({
  method: 'POST',
  path: `/api/v1/statuses/:id/${verb}`,
  access,
  handle,
}));
