import type { ModeratedAccount } from '@linnet/api';
import type { ModerationItem } from '@linnet/domain/staff';
import Check from 'lucide-react/icons/check';
import { useText } from '../../platform/i18n/use-text';
import { Icon } from '../../ui/icon/icon';
import { join } from '../../ui/styles/join';
import { moderationLooks } from './moderation-looks';
import styles from './moderation.module.css';

interface ModerationLineProps {
  readonly item: ModerationItem;
  readonly standing: ModeratedAccount;
  readonly onPress: () => void;
}

/** One action of staff; a policy also shows whether it is in force. */
export function ModerationLine({ item, standing, onPress }: ModerationLineProps) {
  const text = useText();
  const { icon, words } = moderationLooks[item.id];
  const isOn = item.isOn(standing);
  const isMeasure = item.group === 'policies';
  return (
    <button
      type="button"
      className={join(styles.line, item.id === 'delete' && styles.danger)}
      aria-pressed={isMeasure ? isOn : undefined}
      onClick={onPress}
    >
      <Icon of={icon} />
      <span className={styles.words}>{text(`moderation.${words}`, { on: String(isOn) })}</span>
      {isMeasure && isOn && (
        <span className={styles.inForce} aria-hidden>
          <Icon of={Check} size="small" />
          {text('moderation.in_force')}
        </span>
      )}
    </button>
  );
}
