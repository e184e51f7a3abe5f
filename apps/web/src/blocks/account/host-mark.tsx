import Languages from 'lucide-react/icons/languages';
import { useText } from '../../platform/i18n/use-text';
import { AccountMark } from './account-mark';
import { isForeignHost } from './is-foreign-host';

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
