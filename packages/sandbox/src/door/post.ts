import { createStatus } from '../actions/statuses/create-status';
import { readerOf } from '../render/reader';
import { renderStatus } from '../render/status';
import { readPoll } from '../routes/read-poll';
import type { Params } from '../server/params';
import type { QuoteState, Visibility } from '../store/statuses';
import type { Door } from './door';
import { accountNamed } from './given';

const SCOPES: readonly Visibility[] = ['public', 'unlisted', 'local', 'private', 'direct'];
const QUOTE_STATES: readonly QuoteState[] = ['accepted', 'pending', 'rejected', 'revoked'];

/** Posts as an account, in the same way as a request would; returns the status as its author sees it. */
export function post(door: Door, params: Params): unknown {
  const { here } = door;
  const author = accountNamed(door, params.text('as'));
  const at = params.integer('at');
  const visibility = params.text('visibility');
  const quoteState = params.text('quoteState');
  const poll = readPoll(params);
  const status = createStatus(here, {
    author,
    text: params.text('text') ?? '',
    contentType: params.text('contentType') ?? 'text/plain',
    spoilerText: params.text('spoilerText') ?? '',
    sensitive: params.flag('sensitive'),
    visibility: SCOPES.find((scope) => scope === visibility) ?? null,
    inReplyToId: params.id('inReplyTo') ?? null,
    quoteId: params.id('quote') ?? null,
    quoteState: QUOTE_STATES.find((state) => state === quoteState) ?? 'accepted',
    mediaIds: params.texts('mediaIds'),
    app: null,
    ...(poll === undefined ? {} : { poll }),
    ...(at === undefined ? {} : { at }),
  });
  return renderStatus(here, status.id, readerOf(here, author));
}
