import type { StatusId } from './model/ids';
import type { QuotePolicy } from './model/quote-policy';
import type { Scope } from './model/status';

export interface NewPoll {
  options: readonly string[];
  /** Seconds from posting. */
  expiresIn: number;
  multiple: boolean;
}

export interface NewQuote {
  id: StatusId;
  /** As the server names it; `quotesByQuoteId` and `quotesByStatusId` are features of their own. */
  parameter: 'quote_id' | 'quoted_status_id';
}

export interface NewStatus {
  text: string;
  /** Empty for none. */
  subject: string;
  /** `list` needs the list's id beside it and is not offered: servers post what they do not know publicly. */
  scope: Exclude<Scope, 'list'>;
  sensitive: boolean;
  /** One of the instance's post formats. */
  contentType?: string | null | undefined;
  inReplyToId?: StatusId | null | undefined;
  language?: string | null | undefined;
  /** The attachments, in their order; the text may be empty with them. */
  mediaIds?: readonly string[] | undefined;
  poll?: NewPoll | null | undefined;
  quote?: NewQuote | null | undefined;
  /** Who may quote it; left to the account's default without. Where `quotePolicy` is offered. */
  quotePolicy?: QuotePolicy | null | undefined;
  /** Seconds after which the post deletes itself; more than 600. Where `statusExpiry` is offered. */
  expiresIn?: number | null | undefined;
}

/** A poll as servers take it. */
export function pollValue({ options, expiresIn, multiple }: NewPoll) {
  return { options, expires_in: expiresIn, multiple };
}

/** A new post as servers take it. Undefined leaves a key out of the JSON. */
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
