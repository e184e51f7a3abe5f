import type { NotificationListState } from '@linnet/domain/notifications';
import { useNumberFormat } from '../../platform/i18n/use-number-format';
import { useText } from '../../platform/i18n/use-text';
import { useShown } from './use-shown';

interface Unseen {
  readonly count: number;
  /** For the eye: the number, with a plus where there are more. */
  readonly sign: string;
  /** For the ear. */
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
