import type { FoundKind } from '@linnet/domain/search';
import type { MessageId } from '../../platform/i18n/message-id';

interface ResultKind {
  readonly kind: FoundKind;
  /** Its value in the query of the address. */
  readonly type: string;
  /** Label of its tab; includes the number of results if there are any. */
  readonly label: MessageId;
}

/** The kinds of results, in the order of their tabs. */
export const resultKinds: readonly ResultKind[] = [
  { kind: 'statuses', type: 'statuses', label: 'search.statuses' },
  { kind: 'accounts', type: 'people', label: 'search.people' },
  { kind: 'hashtags', type: 'hashtags', label: 'search.hashtags' },
];
