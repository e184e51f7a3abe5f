import type { Account, Relationship } from '@linnet/api';
import Bell from 'lucide-react/icons/bell';
import BellRing from 'lucide-react/icons/bell-ring';
import { useState } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useFeature } from '../../platform/client/use-feature';
import { useText } from '../../platform/i18n/use-text';
import { IconButton } from '../../ui/icon-button/icon-button';
import { decide } from '../account-actions/decide';
import { spokenName } from '../account/spoken-name';

interface NotifyBellProps {
  readonly account: Account;
  readonly relationship: Relationship;
}

/** A switch for notifications about each post of a followed account, if the server has that feature. */
export function NotifyBell({ account, relationship }: NotifyBellProps) {
  const text = useText();
  const client = useClient();
  const canFollowSo = useFeature('notify');
  const canSubscribe = useFeature('subscriptions');
  const [isPending, setPending] = useState(false);
  const { following, notifying } = relationship;
  if (!following || !(canFollowSo || canSubscribe)) return null;

  async function handleClick() {
    if (isPending) return;
    setPending(true);
    await decide(client, account, { kind: 'notify', on: !notifying });
    setPending(false);
  }

  return (
    <IconButton
      icon={notifying ? BellRing : Bell}
      name={text('people.notify_named', { name: spokenName(account) })}
      pressed={notifying}
      aria-busy={isPending || undefined}
      onClick={() => void handleClick()}
    />
  );
}
