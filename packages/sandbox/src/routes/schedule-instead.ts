import type { WireScheduledStatus } from '@linnet/api/wire';
import type { Draft } from '../actions/statuses/create-status';
import { isFarEnough, scheduleStatus } from '../actions/statuses/scheduled';
import { renderScheduled } from '../render/status-versions';
import { answer } from '../server/answer';
import type { Call } from '../server/route';
import { readMoment } from './read-moment';

function askedFor({ params }: Call, draft: Draft): WireScheduledStatus['params'] {
  const poll = draft.poll;
  return {
    text: params.text('status') ?? null,
    sensitive: params.has('sensitive') ? draft.sensitive : null,
    spoiler_text: params.text('spoiler_text') ?? null,
    visibility: params.text('visibility') ?? null,
    scheduled_at: params.text('scheduled_at') ?? '',
    poll: poll
      ? { options: poll.options, expires_in: poll.expiresIn, ...(poll.multiple ? { multiple: true } : {}) }
      : null,
    in_reply_to_id: draft.inReplyToId,
    expires_in: params.integer('expires_in') ?? null,
    ...(draft.mediaIds.length > 0 ? { media_ids: draft.mediaIds } : {}),
  };
}

/** The answer to a status that is scheduled; null for one to publish now, also when its time is too near. */
export function scheduleInstead(call: Call, draft: Draft): Response | null {
  const at = readMoment(call.params, 'scheduled_at');
  if (at === null || !isFarEnough(call.here, at)) return null;
  const { author, expiresAt: _expiresAt, ...rest } = draft;
  const expiresIn = call.params.integer('expires_in') ?? null;
  const post = { draft: { ...rest, expiresIn }, asked: askedFor(call, draft) };
  return answer(renderScheduled(call.here, scheduleStatus(call.here, author, { post, at })));
}
