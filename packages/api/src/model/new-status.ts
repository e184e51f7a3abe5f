import type { StatusId } from './ids';
import type { QuotePolicy } from './status';
import type { Scope } from '../schema/status-contents';

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
export function pollValue({ options, expiresIn, multiple }: NewPoll) {
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
