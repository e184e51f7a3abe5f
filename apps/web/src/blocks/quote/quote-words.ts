import type { QuoteState } from '@linnet/api';
import type { MessageId } from '../../platform/i18n/message-id';

interface QuoteWords {
  readonly id: MessageId;
  /** It is the reader's own wish not to see it, which can be set aside. */
  readonly canBeShown: boolean;
}

/** Why a quoted status is not simply shown. */
export const quoteWords: Readonly<Record<Exclude<QuoteState, 'accepted'>, QuoteWords>> = {
  pending: { id: 'quotes.pending', canBeShown: false },
  rejected: { id: 'quotes.rejected', canBeShown: false },
  revoked: { id: 'quotes.revoked', canBeShown: false },
  deleted: { id: 'quotes.deleted', canBeShown: false },
  unauthorized: { id: 'quotes.unauthorized', canBeShown: false },
  blocked_account: { id: 'quotes.blocked_account', canBeShown: true },
  blocked_domain: { id: 'quotes.blocked_domain', canBeShown: true },
  muted_account: { id: 'quotes.muted_account', canBeShown: true },
};
