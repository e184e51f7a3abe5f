import type { ModeratedAccount } from '@linnet/api';
import type { Author } from '@linnet/domain';
import type { ModerationItem, ModerationItemId } from '@linnet/domain/staff';
import type { LucideIcon } from 'lucide-react';
import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';
import EyeOff from 'lucide-react/icons/eye-off';
import Globe from 'lucide-react/icons/globe-lock';
import ImageOff from 'lucide-react/icons/image-off';
import ListX from 'lucide-react/icons/list-x';
import Lock from 'lucide-react/icons/lock';
import Power from 'lucide-react/icons/power';
import Shield from 'lucide-react/icons/shield';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Trash2 from 'lucide-react/icons/trash-2';
import UserX from 'lucide-react/icons/user-x';
import type { ReactNode } from 'react';
import type { MessageId } from '../../platform/i18n/message-id';
import { useText } from '../../platform/i18n/use-text';
import { Icon } from '../../ui/icon/icon';
import { join } from '../../ui/styles/join';
import styles from './moderation.module.css';

interface ModerationText {
  readonly icon: LucideIcon;
  /** The message `moderation.WORDS`; with `_question` and `_text`, the messages of the dialog that asks first. */
  readonly words: ModerationWords;
}

type ModerationWords = MessageId extends infer Id
  ? Id extends `moderation.${infer Words}_question`
    ? Words
    : never
  : never;

/** Icons and texts of the moderation actions. */
export const moderationTexts: Readonly<Record<ModerationItemId, ModerationText>> = {
  admin: { icon: ShieldCheck, words: 'admin' },
  moderator: { icon: Shield, words: 'moderator' },
  activation: { icon: Power, words: 'activation' },
  delete: { icon: Trash2, words: 'delete' },
  'mrf_tag:media-force-nsfw': { icon: EyeOff, words: 'media_force_nsfw' },
  'mrf_tag:media-strip': { icon: ImageOff, words: 'media_strip' },
  'mrf_tag:force-unlisted': { icon: ListX, words: 'force_unlisted' },
  'mrf_tag:sandbox': { icon: Lock, words: 'sandbox' },
  'mrf_tag:disable-remote-subscription': { icon: UserX, words: 'disable_remote_subscription' },
  'mrf_tag:disable-any-subscription': { icon: Ban, words: 'disable_any_subscription' },
  'mrf_tag:quarantine': { icon: Globe, words: 'quarantine' },
};

interface ModerationLineProps {
  readonly item: ModerationItem;
  readonly moderated: ModeratedAccount;
  readonly hint: ReactNode;
  readonly onPress: () => void;
}

/** One action of staff; a policy also shows whether it is in force. */
function ModerationLine({ item, moderated, hint, onPress }: ModerationLineProps) {
  const text = useText();
  const { icon, words } = moderationTexts[item.id];
  const isOn = item.isOn(moderated);
  const isPolicy = item.group === 'policies';
  return (
    <button
      type="button"
      className={join(styles.line, item.id === 'delete' && styles.danger)}
      aria-pressed={isPolicy ? isOn : undefined}
      onClick={onPress}
    >
      <Icon of={icon} />
      <span className={styles.words}>{text(`moderation.${words}`, { on: String(isOn) })}</span>
      {isPolicy && isOn && (
        <span className={styles.inForce} aria-hidden>
          <Icon of={Check} size="small" />
          {text('moderation.in_force')}
        </span>
      )}
      {hint}
    </button>
  );
}

const groups: readonly { name: ModerationItem['group']; title: MessageId; hint?: MessageId }[] = [
  { name: 'roles', title: 'moderation.group_rights' },
  { name: 'account', title: 'moderation.group_account' },
  { name: 'policies', title: 'moderation.group_policies', hint: 'moderation.group_policies_hint' },
];

interface ModerationMenuProps {
  readonly account: Pick<Author, 'acct'>;
  readonly items: readonly ModerationItem[];
  readonly moderated: ModeratedAccount;
  /** Shown at the end of an action, such as its key. */
  readonly hintOf?: (item: ModerationItem) => ReactNode;
  readonly onChoose: (item: ModerationItem) => void;
}

/** The actions of staff on an account, in groups. */
export function ModerationMenu({ account, items, moderated, hintOf, onChoose }: ModerationMenuProps) {
  const text = useText();
  return groups.map(({ name, title, hint }) => {
    const groupItems = items.filter(({ group }) => group === name);
    if (groupItems.length === 0) return null;
    return (
      <section key={name} className={styles.group} aria-label={text(title)}>
        <h3 className={styles.title}>
          {text(title)}
          {name === 'account' && moderated.deactivated && (
            <span className={styles.mark}>{text('moderation.deactivated')}</span>
          )}
        </h3>
        {hint !== undefined && <p className={styles.hint}>{text(hint, { acct: account.acct })}</p>}
        <ul className={styles.lines}>
          {groupItems.map((item) => (
            <li key={item.id}>
              <ModerationLine
                item={item}
                moderated={moderated}
                hint={hintOf?.(item)}
                onPress={() => onChoose(item)}
              />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
