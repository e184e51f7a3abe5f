import type { Call } from './call';
import { pollValue, type NewPoll } from './draft-value';
import type { StatusId } from './model/ids';
import type { Page } from './model/page';
import type { QuotePolicy } from './model/quote-policy';
import type { Status } from './model/status';
import type { StatusSource, StatusVersion } from './model/writing';
import { readPage } from './schema/page';
import { required } from './schema/required';
import { readStatus } from './schema/status';
import { readStatusSource } from './schema/status-source';
import { readStatusVersion } from './schema/status-version';
import { statusPath } from './status-path';

const readRequired = required(readStatus, 'status');

/** GET /api/v1/statuses/:id/source. */
export function getSource(id: StatusId): Call<StatusSource> {
  return {
    method: 'GET',
    path: statusPath(id, '/source'),
    feature: 'editing',
    read: required(readStatusSource, 'source'),
  };
}

/** GET /api/v1/statuses/:id/history: oldest first; the last one is the current version. */
export function getHistory(id: StatusId): Call<Page<StatusVersion>> {
  return {
    method: 'GET',
    path: statusPath(id, '/history'),
    feature: 'editHistory',
    read: readPage(readStatusVersion),
  };
}

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
export function editStatus(id: StatusId, edit: StatusEdit): Call<Status> {
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
  return {
    method: 'PUT',
    path: statusPath(id),
    body: { kind: 'json', value },
    feature: 'editing',
    read: readRequired,
  };
}

/**
 * DELETE /api/v1/statuses/:id. The response has the source text, for redrafting; its attachments can be attached again.
 */
export function deleteStatus(id: StatusId): Call<Status> {
  return { method: 'DELETE', path: statusPath(id), read: readRequired };
}
