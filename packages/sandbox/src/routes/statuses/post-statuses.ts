import { type Draft, createStatus, storeStatus } from '../../actions/statuses/create-status';
import { deleteStatus, editStatus } from '../../actions/statuses/edit-status';
import { viewerOf } from '../../render/viewer';
import { renderStatus } from '../../render/status';
import { renderHistory } from '../../render/status-versions';
import { signedIn } from '../../server/access';
import { answer } from '../../server/answer';
import { crash, notFound, problem } from '../../server/problem';
import { type Access, type Call, type Route, user } from '../../server/route';
import { privilegesOf } from '../../server/settings';
import { findApp } from '../../store/accounts/oauth';
import { findConversation } from '../../store/statuses/conversations';
import { type Visibility, setQuotePolicy } from '../../store/statuses/statuses';
import { readPoll } from './polls';
import { scheduleInstead } from './scheduled-statuses';
import { findStatusFor } from './statuses';

const VISIBILITIES: readonly Visibility[] = ['public', 'unlisted', 'local', 'private', 'direct'];

/** The shortest time to live of a status, in seconds. */
const MIN_LIFETIME_S = 600;

/** The scope in the parameters. An unknown one is no error: the status becomes public. */
function readVisibility(name: string | undefined): Visibility | null {
  if (name === undefined || name === '') return null;
  return VISIBILITIES.find((visibility) => visibility === name) ?? 'public';
}

/** The conversation that the status replies in, with its people; an unknown one is ignored. */
function readConversation(call: Call): Pick<Draft, 'conversation'> {
  const id = call.params.id('in_reply_to_conversation_id');
  const found = id === undefined ? undefined : findConversation(call.server.db, signedIn(call.viewer).id, id);
  if (!found) return {};
  return { conversation: { context: found.context, recipients: JSON.parse(found.recipients) as string[] } };
}

function readExpiry(call: Call): number | null {
  const seconds = call.params.integer('expires_in');
  if (seconds === undefined) return null;
  if (seconds <= MIN_LIFETIME_S) throw problem(422, 'Expiry date is too soon');
  return call.server.now() + seconds * 1000;
}

/** The draft in the parameters. */
function readDraft(call: Call): Draft {
  const { params, auth, server } = call;
  const text = params.text('status');
  if (text === undefined && !params.has('media_ids')) throw crash(400);
  const poll = readPoll(params);
  const app = auth.token === null ? undefined : findApp(server.db, auth.token.app_id);
  return {
    author: signedIn(call.viewer),
    text: text ?? '',
    contentType: params.text('content_type') ?? 'text/plain',
    spoilerText: params.text('spoiler_text') ?? '',
    sensitive: params.flag('sensitive'),
    visibility: readVisibility(params.text('visibility')),
    inReplyToId: params.id('in_reply_to_id') ?? null,
    quoteId: params.id('quote_id') ?? null,
    mediaIds: params.texts('media_ids'),
    app: app ? { name: app.name, website: app.website } : null,
    language: params.text('language') ?? null,
    quotePolicy: params.text('quote_approval_policy') ?? null,
    expiresAt: readExpiry(call),
    ...(poll === undefined ? {} : { poll }),
    ...readConversation(call),
  };
}

const READ: Access = { for: 'public-status', scopes: ['read:statuses'] };
const WRITE = user('write:statuses');

/** Id and addresses of a previewed status, which is not stored. */
function fakeIdentity(call: Call) {
  return {
    id: 'pleroma:fakeid',
    uri: 'pleroma:fake_object_id',
    url: `${call.server.origin()}/notice/pleroma%3Afakeid`,
    application: null,
  };
}

/** Renders a status that is stored in a transaction, which is then rolled back. */
function preview(call: Call, draft: Draft): Response {
  const { server } = call;
  const status = server.db.runAndRollBack(() => {
    const stored = storeStatus(server, draft);
    return renderStatus(server, stored.status.id, viewerOf(server, call.viewer));
  });
  return answer({ ...status, ...fakeIdentity(call) });
}

function create(call: Call): Response {
  const draft = readDraft(call);
  const scheduled = scheduleInstead(call, draft);
  if (scheduled) return scheduled;
  if (call.params.flag('preview')) return preview(call, draft);
  const status = createStatus(call.server, draft);
  const rendered = renderStatus(call.server, status.id, viewerOf(call.server, call.viewer));
  return answer(call.server.behaviour.dropsClientNames ? { ...rendered, application: null } : rendered);
}

/** Edits a status. What is left out is removed: texts become empty, media are detached. */
function edit(call: Call): Response {
  const { params, server } = call;
  const { status, viewer } = findStatusFor(call);
  if (status.account_id !== signedIn(call.viewer).id) throw problem(403, 'Access denied');
  setQuotePolicy(server.db, status.id, params.text('quote_approval_policy') ?? null);
  editStatus(server, {
    status,
    text: params.text('status') ?? '',
    contentType: params.text('content_type') ?? 'text/plain',
    spoilerText: params.text('spoiler_text') ?? '',
    sensitive: params.flag('sensitive'),
    mediaIds: params.texts('media_ids'),
  });
  return answer(renderStatus(server, status.id, viewer));
}

function source(call: Call): Response {
  const { status } = findStatusFor(call);
  const { id, text, spoiler_text, content_type } = status;
  return answer({ id, text, spoiler_text, content_type });
}

function history(call: Call): Response {
  const { status, viewer } = findStatusFor(call);
  return answer(renderHistory(call.server, status, viewer));
}

/** Deletes a status. For a status of somebody else, without the privilege to delete it, the answer is 404. */
function remove(call: Call): Response {
  const { status, viewer } = findStatusFor(call);
  const account = signedIn(call.viewer);
  const mayDelete =
    status.account_id === account.id ||
    privilegesOf(call.server.settings, account).includes('messages_delete');
  const rendered = renderStatus(call.server, status.id, viewer);
  if (!mayDelete || !rendered) throw notFound();
  deleteStatus(call.server, status);
  return answer({ ...rendered, text: status.text });
}

export const postStatusRoutes: Route[] = [
  { method: 'POST', path: '/api/v1/statuses', access: WRITE, handle: create },
  { method: 'PUT', path: '/api/v1/statuses/:id', access: WRITE, handle: edit },
  { method: 'DELETE', path: '/api/v1/statuses/:id', access: WRITE, handle: remove },
  { method: 'GET', path: '/api/v1/statuses/:id/source', access: READ, handle: source },
  { method: 'GET', path: '/api/v1/statuses/:id/history', access: READ, handle: history },
];
