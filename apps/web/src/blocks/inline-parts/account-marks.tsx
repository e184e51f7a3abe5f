import type { Author } from '@linnet/domain';
import type { LucideIcon } from 'lucide-react';
import Bot from 'lucide-react/icons/bot';
import Languages from 'lucide-react/icons/languages';
import Users from 'lucide-react/icons/users';
import { useSetting } from '../../platform/client/client-provider';
import { useText } from '../../platform/i18n/use-text';
import { hostOfAddress } from '../../platform/browser/host-of-address';
import { Icon } from '../../ui/icon/icon';
import styles from './account-marks.module.css';
import { hostOfAcct, isForeignHost } from './host-of-acct';

interface AccountMarkProps {
  readonly icon: LucideIcon;
  readonly label: string;
}

/** A small icon beside a name. */
export function AccountMark({ icon, label }: AccountMarkProps) {
  return (
    <span className={styles.mark} role="img" aria-label={label} title={label}>
      <Icon of={icon} size="small" />
    </span>
  );
}

/** A warning beside a host written in letters that look like others. */
export function HostMark({ host }: { readonly host: string }) {
  const text = useText();
  if (!isForeignHost(host)) return null;
  // Addresses have it in ASCII (Punycode).
  const inAscii = hostOfAddress(`https://${host}`, host);
  return <AccountMark icon={Languages} label={text('status.foreign_host', { host: inAscii })} />;
}

/** Marks that warn about an account: it is a bot or a group, or its host has letters that look like others. */
export function AccountMarks({ account }: { readonly account: Author }) {
  const text = useText();
  const hidesBots = useSetting('hideBotIndication');
  return (
    <>
      {account.actorType === 'Service' && !hidesBots && <AccountMark icon={Bot} label={text('status.bot')} />}
      {account.actorType === 'Group' && <AccountMark icon={Users} label={text('status.group')} />}
      <HostMark host={hostOfAcct(account.acct)} />
    </>
  );
}
