import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import { useNotifications } from './use-notifications';
import { useUnseen } from './use-unseen';

export interface UnseenCountProps {
  readonly className: string | undefined;
}

/** The number of new notifications, beside the link to them. */
export function UnseenCount({ className }: UnseenCountProps) {
  const { count, sign, words } = useUnseen(useNotifications().state);
  if (count === 0) return null;
  return (
    <>
      <span className={className} aria-hidden>
        {sign}
      </span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </>
  );
}
