import type { ModeratedAccount } from '@linnet/api';
import type { Author } from '@linnet/domain';
import type { ModerationItem } from '@linnet/domain/staff';
import Check from 'lucide-react/icons/check';
import type { MessageId } from '../../platform/i18n/message-id';
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
function ModerationLine({ item, standing, onPress }: ModerationLineProps) {
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

const groups: readonly { name: ModerationItem['group']; title: MessageId; hint?: MessageId }[] = [
  { name: 'rights', title: 'moderation.group_rights' },
  { name: 'account', title: 'moderation.group_account' },
  { name: 'policies', title: 'moderation.group_policies', hint: 'moderation.group_policies_hint' },
];

interface ModerationMenuProps {
  readonly account: Author;
  readonly items: readonly ModerationItem[];
  readonly standing: ModeratedAccount;
  readonly onChoose: (item: ModerationItem) => void;
}

/** The actions of staff on an account, in groups. */
export function ModerationMenu({ account, items, standing, onChoose }: ModerationMenuProps) {
  const text = useText();
  return groups.map(({ name, title, hint }) => {
    const own = items.filter(({ group }) => group === name);
    if (own.length === 0) return null;
    return (
      <section key={name} className={styles.group} aria-label={text(title)}>
        <h3 className={styles.title}>
          {text(title)}
          {name === 'account' && standing.deactivated && (
            <span className={styles.mark}>{text('moderation.deactivated')}</span>
          )}
        </h3>
        {hint !== undefined && <p className={styles.hint}>{text(hint, { acct: account.acct })}</p>}
        <ul className={styles.lines}>
          {own.map((item) => (
            <li key={item.id}>
              <ModerationLine item={item} standing={standing} onPress={() => onChoose(item)} />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
