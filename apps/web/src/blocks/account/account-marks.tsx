import type { Author } from '@linnet/domain';
import Bot from 'lucide-react/icons/bot';
import Languages from 'lucide-react/icons/languages';
import Users from 'lucide-react/icons/users';
import type { LucideIcon } from 'lucide-react';
import { useSetting } from '../../platform/client/use-setting';
import { useText } from '../../platform/i18n/use-text';
import { Icon } from '../../ui/icon/icon';
import styles from './account-line.module.css';
import { hostOfAcct } from './host-of-acct';
import { isForeignHost } from './is-foreign-host';

export interface AccountMarksProps {
  account: Author;
}

/** What one should know of an account: that it is a program or a group, and letters that can pass for others. */
export function AccountMarks({ account }: AccountMarksProps) {
  const text = useText();
  const hidesBots = useSetting('hideBotIndication');
  const host = hostOfAcct(account.acct);
  return (
    <>
      {account.actorType === 'Service' && !hidesBots && <Mark icon={Bot} words={text('status.bot')} />}
      {account.actorType === 'Group' && <Mark icon={Users} words={text('status.group')} />}
      {isForeignHost(host) && (
        <Mark icon={Languages} words={text('status.foreign_host', { host: inAscii(host) })} />
      )}
    </>
  );
}

function Mark({ icon, words }: { icon: LucideIcon; words: string }) {
  return (
    <span className={styles.mark} role="img" aria-label={words} title={words}>
      <Icon of={icon} size="small" />
    </span>
  );
}

/** The host as computers call it; as it is where it is none. */
function inAscii(host: string): string {
  const address = `https://${host}`;
  return URL.canParse(address) ? new URL(address).host : host;
}
