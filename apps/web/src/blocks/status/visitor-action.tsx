import type { LucideIcon } from 'lucide-react';
import { useNumberFormat } from '../../platform/i18n/use-number-format';
import { useText } from '../../platform/i18n/use-text';
import type { MessageId } from '../../platform/i18n/message-id';
import { Link } from '../../platform/navigation/link';
import { pathTo } from '../../platform/navigation/path-to';
import { Icon } from '../../ui/icon/icon';
import styles from './action-row.module.css';

interface VisitorActionProps {
  icon: LucideIcon;
  label: MessageId;
  count: number | null;
  mirrored?: boolean;
}

/** What members can do leads visitors to the sign-in. */
export function VisitorAction({ icon, label, count, mirrored = false }: VisitorActionProps) {
  const text = useText();
  const numbers = useNumberFormat();
  const words = text('status.sign_in_to', { action: text(label) });
  return (
    <Link to={pathTo('login')} className={styles.action} aria-label={words} title={words}>
      <Icon of={icon} mirrored={mirrored} />
      {count !== null && count > 0 && <span>{numbers.count(count)}</span>}
    </Link>
  );
}
