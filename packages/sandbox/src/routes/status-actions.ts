import {
  bookmark,
  favourite,
  muteConversation,
  pin,
  unbookmark,
  unfavourite,
  unmuteConversation,
  unpin,
} from '../actions/statuses/marks';
import { reblog, unreblog } from '../actions/statuses/reblog';
import { refuseWithheld } from '../actions/statuses/quotes';
import { signedIn } from '../server/check-access';
import { notFound, somethingWrong } from '../server/problem';
import { user, type Access, type Call, type Route } from '../server/route';
import { findApp } from '../store/oauth';
import type { Visibility } from '../store/statuses';
import { actOnStatus, orCrash, shownStatus } from './act-on-status';
import { findStatusFor } from './find-status-for';

const REPEAT_SCOPES: readonly Visibility[] = ['public', 'unlisted', 'private'];

function repeat(call: Call): Response {
  const { status } = findStatusFor(call, { unwrap: true });
  refuseWithheld(call.here, { status, reader: call.reader, refusal: notFound });
  const word = call.params.text('visibility');
  const app = call.auth.token === null ? undefined : findApp(call.here.db, call.auth.token.app_id);
  const wrapper = reblog(call.here, signedIn(call.reader), {
    status,
    visibility: REPEAT_SCOPES.find((scope) => scope === word) ?? 'public',
    app: app ? { name: app.name, website: app.website } : null,
  });
  return shownStatus(call, wrapper.id);
}

function keep(call: Call): Response {
  const folderId = call.params.id('folder_id') ?? null;
  return actOnStatus((here, actor, status) => bookmark(here, actor, { status, folderId }))(call);
}

function mute(call: Call): Response {
  const expiresIn = call.params.integer('expires_in') ?? 0;
  return actOnStatus(
    (here, actor, status) => muteConversation(here, actor, { status, expiresIn }),
    somethingWrong,
  )(call);
}

const FAVOURITES = user('write:favourites');
const STATUSES = user('write:statuses');
const BOOKMARKS = user('write:bookmarks');
const ACCOUNTS = user('write:accounts');
const MUTES = user('write:mutes');

const ACTS: readonly [verb: string, access: Access, handle: Route['handle']][] = [
  ['favourite', FAVOURITES, actOnStatus(favourite, somethingWrong)],
  ['unfavourite', FAVOURITES, actOnStatus(unfavourite, notFound)],
  ['reblog', STATUSES, repeat],
  ['unreblog', STATUSES, actOnStatus(unreblog, notFound)],
  ['bookmark', BOOKMARKS, orCrash(keep)],
  ['unbookmark', BOOKMARKS, orCrash(actOnStatus(unbookmark))],
  ['pin', ACCOUNTS, actOnStatus(pin)],
  ['unpin', ACCOUNTS, actOnStatus(unpin)],
  ['mute', MUTES, orCrash(mute)],
  ['unmute', MUTES, orCrash(actOnStatus(unmuteConversation))],
];

export const statusActionRoutes: Route[] = ACTS.map(([verb, access, handle]) => ({
  method: 'POST',
  path: `/api/v1/statuses/:id/${verb}`,
  access,
  handle,
}));
