import type { Author } from '@linnet/domain';
import Bot from 'lucide-react/icons/bot';
import { useSetting } from '../../platform/client/use-setting';
import { useText } from '../../platform/i18n/use-text';
import { Icon } from '../../ui/icon/icon';
import { DisplayName } from './display-name';
import styles from './account-line.module.css';

interface AccountLineProps {
  account: Author;
}

/** Name and handle in one line that ends in an ellipsis. */
export function AccountLine({ account }: AccountLineProps) {
  const text = useText();
  const hideBot = useSetting('hideBotIndication');
  const showsBot = account.actorType === 'Service' && !hideBot;

  return (
    <span className={styles.line} title={`@${account.fqn}`}>
      <span className={styles.name}>
        <DisplayName account={account} />
      </span>
      {showsBot && (
        <span className={styles.bot} role="img" aria-label={text('status.bot')}>
          <Icon of={Bot} size="small" />
        </span>
      )}
      <bdi className={styles.handle}>@{account.acct}</bdi>
    </span>
  );
}
