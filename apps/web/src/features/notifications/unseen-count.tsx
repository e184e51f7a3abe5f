import { useNumberFormat } from '../../platform/i18n/use-number-format';
import { useText } from '../../platform/i18n/use-text';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import { useNotifications } from './use-notifications';
import { useShown } from './use-shown';

export interface UnseenCountProps {
  readonly className: string | undefined;
}

/** How many notifications are new, beside the way to them. */
export function UnseenCount({ className }: UnseenCountProps) {
  const text = useText();
  const numbers = useNumberFormat();
  const { unseen } = useShown(useNotifications().state);
  if (unseen === 0) return null;
  return (
    <>
      <span className={className} aria-hidden>
        {numbers.full(unseen)}
      </span>
      <VisuallyHidden>{text('nav.notifications_unseen', { count: unseen })}</VisuallyHidden>
    </>
  );
}
