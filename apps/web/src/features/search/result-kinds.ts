import type { FoundKind } from '@linnet/domain/search';
import type { MessageId } from '../../platform/i18n/message-id';

interface ResultKind {
  readonly kind: FoundKind;
  /** As it stands in the address. */
  readonly type: string;
  /** Of its tab, with the number of results where there are some. */
  readonly label: MessageId;
}

/** What is searched for, in the order in which it is shown. */
export const resultKinds: readonly ResultKind[] = [
  { kind: 'statuses', type: 'statuses', label: 'search.statuses' },
  { kind: 'accounts', type: 'people', label: 'search.people' },
  { kind: 'hashtags', type: 'hashtags', label: 'search.hashtags' },
];
