import { createStatus, storeStatus, type Draft } from '../actions/create-status';
import { deleteStatus } from '../actions/delete-status';
import { canSee, readerOf } from '../render/reader';
import { renderStatus, renderStatuses } from '../render/status';
import { renderAccount } from '../render/account';
import { answer } from '../server/answer';
import { signedIn } from '../server/check-access';
import { Problem, crash, notFound } from '../server/problem';
import { user, type Access, type Call, type Route } from '../server/route';
import { findAccounts } from '../store/accounts';
import { findFavouriters } from '../store/interactions';
import { findApp } from '../store/oauth';
import {
  findMentions,
  findRepeats,
  findStatus,
  findStatuses,
  findThread,
  type Visibility,
} from '../store/statuses';
import { findStatusFor } from './find-status-for';

const READ: Access = { for: 'public-status', scopes: ['read:statuses'] };
const WRITE = user('write:statuses');

const VISIBILITIES: readonly Visibility[] = ['public', 'unlisted', 'local', 'private', 'direct'];

/** An unknown word is not refused: the post goes out public. */
function readVisibility(word: string | undefined): Visibility | null {
  if (word === undefined || word === '') return null;
  return VISIBILITIES.find((visibility) => visibility === word) ?? 'public';
}

function readDraft(call: Call): Draft {
  const { params, auth, here } = call;
  const text = params.text('status');
  if (text === undefined && !params.has('media_ids')) throw crash(400);
  const app = auth.token === null ? undefined : findApp(here.db, auth.token.app_id);
  return {
    author: signedIn(call.reader),
    text: text ?? '',
    contentType: params.text('content_type') ?? 'text/plain',
    spoilerText: params.text('spoiler_text') ?? '',
    sensitive: params.flag('sensitive'),
    visibility: readVisibility(params.text('visibility')),
    inReplyToId: params.id('in_reply_to_id') ?? null,
    quoteId: params.id('quote_id') ?? null,
    mediaIds: params.texts('media_ids'),
    app: app ? { name: app.name, website: app.website } : null,
  };
}

/** Everything is done but kept: the preview is the real thing, taken back. */
function preview(call: Call, draft: Draft): Response {
  const { here } = call;
  const status = here.db.rehearse(() => {
    const stored = storeStatus(here, draft);
    return renderStatus(here, stored.status.id, readerOf(here, call.reader));
  });
  return answer({ ...status, id: 'pleroma:fakeid' });
}

function create(call: Call): Response {
  const draft = readDraft(call);
  if (call.params.flag('preview')) return preview(call, draft);
  const status = createStatus(call.here, draft);
  return answer(renderStatus(call.here, status.id, readerOf(call.here, call.reader)));
}

function show(call: Call): Response {
  const { status, reader } = findStatusFor(call);
  const rendered = renderStatus(call.here, status.id, reader);
  if (!rendered) throw notFound();
  return answer(rendered);
}

function several(call: Call): Response {
  const ids = [...call.params.texts('id'), ...call.params.texts('ids')].slice(0, 100);
  return answer(renderStatuses(call.here, ids, readerOf(call.here, call.reader)));
}

/** Both halves come from the same thread, cut at the id: siblings are among them. */
function context(call: Call): Response {
  const { here, path } = call;
  const id = path['id'] ?? '';
  const status = findStatus(here.db, id);
  const reader = readerOf(here, call.reader);
  const mentions = status ? (findMentions(here.db, [id]).get(id) ?? []) : [];
  if (!status || !canSee(status, mentions, reader)) throw new Problem(500, 'Something went wrong');
  const ids = findThread(here.db, status.context).map((row) => row.id);
  return answer({
    ancestors: renderStatuses(
      here,
      ids.filter((other) => other < id),
      reader,
    ),
    descendants: renderStatuses(
      here,
      ids.filter((other) => other > id),
      reader,
    ),
  });
}

function source(call: Call): Response {
  const { status } = findStatusFor(call);
  const { id, text, spoiler_text, content_type } = status;
  return answer({ id, text, spoiler_text, content_type });
}

function remove(call: Call): Response {
  const { status, reader } = findStatusFor(call);
  const account = signedIn(call.reader);
  const mayDelete = status.account_id === account.id || account.admin === 1 || account.moderator === 1;
  const rendered = renderStatus(call.here, status.id, reader);
  if (!mayDelete || !rendered) throw notFound();
  deleteStatus(call.here, status);
  return answer({ ...rendered, text: status.text });
}

function accountList(call: Call, ids: string[]): Response {
  const rows = findAccounts(call.here.db, ids);
  return answer(
    ids.flatMap((id) => {
      const row = rows.get(id);
      return row ? [renderAccount(call.here, row, call.reader)] : [];
    }),
  );
}

function favouritedBy(call: Call): Response {
  const { status } = findStatusFor(call, { unwrap: true });
  return accountList(call, findFavouriters(call.here.db, status.id));
}

function rebloggedBy(call: Call): Response {
  const { status } = findStatusFor(call, { unwrap: true });
  const repeats = findRepeats(call.here.db, status.id);
  const wrappers = findStatuses(call.here.db, repeats);
  return accountList(
    call,
    repeats.flatMap((id) => wrappers.get(id)?.account_id ?? []),
  );
}

const PEOPLE: Access = { for: 'public-status', scopes: ['read:accounts'] };

export const statusRoutes: Route[] = [
  { method: 'POST', path: '/api/v1/statuses', access: WRITE, handle: create },
  { method: 'GET', path: '/api/v1/statuses', access: READ, handle: several },
  { method: 'GET', path: '/api/v1/statuses/:id', access: READ, handle: show },
  { method: 'DELETE', path: '/api/v1/statuses/:id', access: WRITE, handle: remove },
  { method: 'GET', path: '/api/v1/statuses/:id/context', access: READ, handle: context },
  { method: 'GET', path: '/api/v1/statuses/:id/source', access: READ, handle: source },
  { method: 'GET', path: '/api/v1/statuses/:id/favourited_by', access: PEOPLE, handle: favouritedBy },
  { method: 'GET', path: '/api/v1/statuses/:id/reblogged_by', access: PEOPLE, handle: rebloggedBy },
];
