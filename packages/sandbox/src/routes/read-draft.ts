import type { Draft } from '../actions/statuses/create-status';
import { signedIn } from '../server/check-access';
import { crash, problem } from '../server/problem';
import type { Call } from '../server/route';
import { findConversation } from '../store/conversations';
import { findApp } from '../store/oauth';
import type { Visibility } from '../store/statuses';
import { readPoll } from './read-poll';

const VISIBILITIES: readonly Visibility[] = ['public', 'unlisted', 'local', 'private', 'direct'];

/** The shortest time to live of a status, in seconds. */
const MIN_LIFETIME = 600;

/** The scope in the parameters. An unknown one is no error: the status becomes public. */
function readVisibility(word: string | undefined): Visibility | null {
  if (word === undefined || word === '') return null;
  return VISIBILITIES.find((visibility) => visibility === word) ?? 'public';
}

/** The conversation that the status replies in, with its people; an unknown one is ignored. */
function readConversation(call: Call): Pick<Draft, 'conversation'> {
  const id = call.params.id('in_reply_to_conversation_id');
  const found = id === undefined ? undefined : findConversation(call.here.db, signedIn(call.reader).id, id);
  if (!found) return {};
  return { conversation: { context: found.context, recipients: JSON.parse(found.recipients) as string[] } };
}

function readExpiry(call: Call): number | null {
  const seconds = call.params.integer('expires_in');
  if (seconds === undefined) return null;
  if (seconds <= MIN_LIFETIME) throw problem(422, 'Expiry date is too soon');
  return call.here.now() + seconds * 1000;
}

/** The draft in the parameters. */
export function readDraft(call: Call): Draft {
  const { params, auth, here } = call;
  const text = params.text('status');
  if (text === undefined && !params.has('media_ids')) throw crash(400);
  const poll = readPoll(params);
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
    language: params.text('language') ?? null,
    quotePolicy: params.text('quote_approval_policy') ?? null,
    expiresAt: readExpiry(call),
    ...(poll === undefined ? {} : { poll }),
    ...readConversation(call),
  };
}
