import { del, get, json, put } from '../call';
import type { StatusId } from '../model/ids';
import type { QuotePolicy } from '../model/status';
import type { Scope } from '../schema/status-contents';
import { readPage, required } from '../schema/read';
import { readStatus } from '../schema/status';
import { readStatusSource, readStatusVersion } from '../schema/status-edits';
import { statusPath } from '../paths';

export interface NewPoll {
  options: readonly string[];
  /** Seconds from posting. */
  expiresIn: number;
  multiple: boolean;
}

export interface NewQuote {
  id: StatusId;
  /** The parameter's name on this server; the features `quotesByQuoteId` and `quotesByStatusId` decide. */
  parameter: 'quote_id' | 'quoted_status_id';
}

export interface NewStatus {
  text: string;
  /** Empty for none. */
  subject: string;
  /** `list` would need the list's id and is not offered: servers post an unknown scope publicly. */
  scope: Exclude<Scope, 'list'>;
  sensitive: boolean;
  /** One of the instance's post formats. */
  contentType?: string | null | undefined;
  inReplyToId?: StatusId | null | undefined;
  language?: string | null | undefined;
  /** Ids of the attachments, in order; with attachments the text may be empty. */
  mediaIds?: readonly string[] | undefined;
  poll?: NewPoll | null | undefined;
  quote?: NewQuote | null | undefined;
  /** Who may quote it; without it the account's default. Needs the feature `quotePolicy`. */
  quotePolicy?: QuotePolicy | null | undefined;
  /** Seconds after which the post deletes itself, more than 600. Needs the feature `statusExpiry`. */
  expiresIn?: number | null | undefined;
}

/** A poll in the wire format. */
function pollValue({ options, expiresIn, multiple }: NewPoll) {
  return { options, expires_in: expiresIn, multiple };
}

/** A new post in the wire format. Undefined fields are left out of the JSON. */
export function draftValue(draft: NewStatus): Readonly<Record<string, unknown>> {
  return {
    status: draft.text,
    visibility: draft.scope,
    sensitive: draft.sensitive,
    spoiler_text: draft.subject || undefined,
    content_type: draft.contentType ?? undefined,
    in_reply_to_id: draft.inReplyToId ?? undefined,
    language: draft.language ?? undefined,
    media_ids: draft.mediaIds?.length ? draft.mediaIds : undefined,
    quote_approval_policy: draft.quotePolicy ?? undefined,
    expires_in: draft.expiresIn ?? undefined,
    poll: draft.poll ? pollValue(draft.poll) : undefined,
    ...(draft.quote ? { [draft.quote.parameter]: draft.quote.id } : {}),
  };
}

const readRequired = required(readStatus, 'status');

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
