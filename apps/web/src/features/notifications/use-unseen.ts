import type { NotificationListState } from '@linnet/domain/notifications';
import { useNumberFormat } from '../../platform/i18n/use-number-format';
import { useText } from '../../platform/i18n/use-text';
import { useShown } from './use-shown';

interface Unseen {
  readonly count: number;
  /** The number as shown, with a plus if there are more. */
  readonly sign: string;
  /** The text for screen readers. */
  readonly words: string;
}

/** How many notifications are new. */
export function useUnseen(state: NotificationListState): Unseen {
  const text = useText();
  const numbers = useNumberFormat();
  const { unseen: count, isMoreUnseen } = useShown(state);
  return {
    count,
    sign: `${numbers.full(count)}${isMoreUnseen ? '+' : ''}`,
    words: text(isMoreUnseen ? 'nav.notifications_unseen_more' : 'nav.notifications_unseen', { count }),
  };
}
