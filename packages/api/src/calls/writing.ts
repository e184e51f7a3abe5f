import { del, get, json, post, put } from '../call';
import type { StatusId } from '../model/ids';
import type { QuotePolicy } from '../model/status';
import { readPage, required } from '../schema/read';
import { readStatus } from '../schema/status';
import { readStatusSource, readStatusVersion } from '../schema/status-edits';
import { statusPath } from '../paths';
import { type NewPoll, type NewStatus, draftValue, pollValue } from '../model/new-status';

const readRequired = required(readStatus, 'status');

/**
 * POST /api/v1/statuses. As JSON: Hollo rejects the word `false` in forms. The idempotency key must be unguessable (one
 * server's response cache is shared by all of its users), and new after every error response.
 */
export const createStatus = (draft: NewStatus, idempotencyKey: string) =>
  post('/api/v1/statuses', readRequired, {
    body: json(draftValue(draft)),
    headers: { 'idempotency-key': idempotencyKey },
  });

/** POST /api/v1/statuses with `preview`: the post as it would look; nothing is stored. */
export const previewStatus = (draft: NewStatus) =>
  post('/api/v1/statuses', readRequired, {
    body: json({ ...draftValue(draft), preview: true }),
    feature: 'statusPreview',
  });

/** GET /api/v1/statuses/:id/source. */
export const getSource = (id: StatusId) =>
  get(statusPath(id, '/source'), required(readStatusSource, 'source'), { feature: 'editing' });

/** GET /api/v1/statuses/:id/history: oldest first; the last one is the current version. */
export const getHistory = (id: StatusId) =>
  get(statusPath(id, '/history'), readPage(readStatusVersion), { feature: 'editHistory' });

/** Everything that an edit can change: servers clear fields that are left out. */
export interface StatusEdit {
  text: string;
  /** Empty for none. */
  subject: string;
  sensitive: boolean;
  contentType?: string | null | undefined;
  language?: string | null | undefined;
  /** Ids of all attachments after the edit, in order. */
  mediaIds: readonly string[];
  /** The poll, unchanged: servers delete it when it is left out, and restart it when the options differ. */
  poll?: NewPoll | null | undefined;
  /** Who may quote the post; unchanged when left out. */
  quotePolicy?: QuotePolicy | null | undefined;
  /** Mastodon changes the descriptions of attachments only in this way; others ignore it. */
  mediaDescriptions?: Readonly<Record<string, string>> | undefined;
}

/**
 * PUT /api/v1/statuses/:id. 403 for somebody else's; Pleroma answers every other error with 400
 * `internal_server_error`, so texts and limits are checked before.
 */
export function editStatus(id: StatusId, edit: StatusEdit) {
  const described = Object.entries(edit.mediaDescriptions ?? {});
  const value = {
    status: edit.text,
    spoiler_text: edit.subject,
    sensitive: edit.sensitive,
    content_type: edit.contentType ?? undefined,
    language: edit.language ?? undefined,
    media_ids: edit.mediaIds,
    quote_approval_policy: edit.quotePolicy ?? undefined,
    poll: edit.poll ? pollValue(edit.poll) : undefined,
    media_attributes:
      described.length > 0
        ? described.map(([mediaId, description]) => ({ id: mediaId, description }))
        : undefined,
  };
  return put(statusPath(id), readRequired, { body: json(value), feature: 'editing' });
}

/**
 * DELETE /api/v1/statuses/:id. The response has the source text, for redrafting; its attachments can be attached again.
 */
export const deleteStatus = (id: StatusId) => del(statusPath(id), readRequired);
