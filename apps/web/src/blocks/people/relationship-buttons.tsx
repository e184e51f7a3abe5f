import type { Account, ErrorReason, Relationship } from '@linnet/api';
import { decisionsOf, setFollow } from '@linnet/domain/people';
import Bell from 'lucide-react/icons/bell';
import BellRing from 'lucide-react/icons/bell-ring';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import { type ReactNode, useState } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useFeature } from '../../platform/client/use-feature';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useText } from '../../platform/i18n/use-text';
import { Button, RetryButton } from '../../ui/button/button';
import { IconButton } from '../../ui/icon-button/icon-button';
import { Icon } from '../../ui/icon/icon';
import { Skeleton } from '../../ui/skeleton/skeleton';
import { accountDialogsOf } from '../account-actions/account-dialog';
import { decide, confirmations } from '../account-actions/decide';
import { plainName } from '../account/plain-name';
import type { RelationshipState } from '../account/use-relationship';

/** Whether an action is running, and a function that starts it unless it is. */
function usePending(run: () => Promise<unknown>): [boolean, () => void] {
  const [isPending, setPending] = useState(false);
  async function start() {
    setPending(true);
    await run();
    setPending(false);
  }
  return [isPending, () => void (isPending || start())];
}

export interface RelationshipButtonProps {
  readonly account: Account;
  /** Called with the server's error, and with null on a new attempt. */
  readonly onFailed: (reason: ErrorReason | null) => void;
}

interface FollowButtonProps extends RelationshipButtonProps {
  readonly relationship: Relationship;
}

/** Follows, cancels a request, or unfollows. The button changes only after the server has confirmed it. */
function FollowButton({ account, relationship, onFailed }: FollowButtonProps) {
  const text = useText();
  const client = useClient();
  const { key, setting } = confirmations.unfollow;
  const asksFirst = useListedSetting(key, setting).value;
  const stage = relationship.following ? 'following' : relationship.requested ? 'requested' : 'none';
  const name = plainName(account);

  const [isPending, change] = usePending(async () => {
    onFailed(null);
    onFailed(await setFollow(client, account, stage === 'none'));
  });

  function handleClick() {
    if (stage === 'following' && asksFirst) accountDialogsOf(client).open({ kind: 'unfollow', account });
    else change();
  }

  return (
    <Button
      small
      variant={stage === 'none' ? 'plain' : 'quiet'}
      icon={stage !== 'none' && <Icon of={stage === 'following' ? Check : Clock} size="small" />}
      pending={isPending}
      aria-label={text('people.follow_named', { stage, name })}
      onClick={handleClick}
    >
      {text('people.follow', { stage })}
    </Button>
  );
}

interface FollowControlProps extends RelationshipButtonProps {
  readonly relationshipState: RelationshipState;
  /** Shown in place of the button if the account is blocked. */
  readonly blocked?: ReactNode;
}

/** The follow button, shown as soon as the relationship is known. */
export function FollowControl({ account, relationshipState, onFailed, blocked = null }: FollowControlProps) {
  const text = useText();
  switch (relationshipState.state) {
    case 'none':
      return null;
    case 'loading':
      return <Skeleton shape="block" width="76px" height="28px" />;
    case 'failed':
      return (
        <RetryButton
          variant="quiet"
          title={text('people.relationship_unknown')}
          onClick={relationshipState.retry}
        />
      );
    case 'ready':
      return relationshipState.relationship.blocking ? (
        blocked
      ) : (
        <FollowButton account={account} relationship={relationshipState.relationship} onFailed={onFailed} />
      );
  }
}

interface NotifyBellProps {
  readonly account: Account;
  readonly relationship: Relationship;
}

/** A switch for notifications about each post of a followed account, if the server has that feature. */
export function NotifyBell({ account, relationship }: NotifyBellProps) {
  const text = useText();
  const client = useClient();
  const canNotify = useFeature('notify');
  const canSubscribe = useFeature('subscriptions');
  const { following, notifying } = relationship;
  const [isPending, change] = usePending(() => decide(client, account, { kind: 'notify', on: !notifying }));
  if (!following || !(canNotify || canSubscribe)) return null;
  return (
    <IconButton
      icon={notifying ? BellRing : Bell}
      name={text('people.notify_named', { name: plainName(account) })}
      pressed={notifying}
      aria-busy={isPending || undefined}
      onClick={change}
    />
  );
}

/** An unblock button, in place of the follow button. */
export function UnblockButton({ account, onFailed }: RelationshipButtonProps) {
  const text = useText();
  const client = useClient();
  const [isPending, unblock] = usePending(async () => {
    onFailed(null);
    onFailed(await decisionsOf(client).decide(account, { kind: 'block', on: false }));
  });
  return (
    <Button
      small
      pending={isPending}
      aria-label={text('account_actions.unblock', { named: 'yes', acct: account.acct })}
      onClick={unblock}
    >
      {text('account_actions.unblock', { named: 'no', acct: account.acct })}
    </Button>
  );
}
