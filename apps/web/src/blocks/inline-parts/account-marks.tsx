import type { Author } from '@linnet/domain';
import Bot from 'lucide-react/icons/bot';
import Users from 'lucide-react/icons/users';
import { useSetting } from '../../platform/client/use-setting';
import { useText } from '../../platform/i18n/use-text';
import { AccountMark, HostMark } from './account-mark';
import { hostOfAcct } from './host-of-acct';

export interface AccountMarksProps {
  account: Author;
}

/** Marks that warn about an account: it is a bot or a group, or its host has letters that look like others. */
export function AccountMarks({ account }: AccountMarksProps) {
  const text = useText();
  const hidesBots = useSetting('hideBotIndication');
  return (
    <>
      {account.actorType === 'Service' && !hidesBots && <AccountMark icon={Bot} words={text('status.bot')} />}
      {account.actorType === 'Group' && <AccountMark icon={Users} words={text('status.group')} />}
      <HostMark host={hostOfAcct(account.acct)} />
    </>
  );
}
