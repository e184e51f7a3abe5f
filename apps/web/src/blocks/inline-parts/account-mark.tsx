import type { LucideIcon } from 'lucide-react';
import Languages from 'lucide-react/icons/languages';
import { Icon } from '../../ui/icon/icon';
import styles from './account-mark.module.css';
import { useText } from '../../platform/i18n/use-text';
import { isForeignHost } from './host-of-acct';

interface AccountMarkProps {
  readonly icon: LucideIcon;
  readonly words: string;
}

/** A small icon beside a name. */
export function AccountMark({ icon, words }: AccountMarkProps) {
  return (
    <span className={styles.mark} role="img" aria-label={words} title={words}>
      <Icon of={icon} size="small" />
    </span>
  );
}

/** A warning beside a host written in letters that look like others. */
export function HostMark({ host }: { readonly host: string }) {
  const text = useText();
  if (!isForeignHost(host)) return null;
  return <AccountMark icon={Languages} words={text('status.foreign_host', { host: inAscii(host) })} />;
}

/** The host in ASCII (Punycode); unchanged if it is not a valid host. */
function inAscii(host: string): string {
  const address = `https://${host}`;
  return URL.canParse(address) ? new URL(address).host : host;
}
