import type { Account, FailureReason, Relationship } from '@linnet/api';
import { setFollow } from '@linnet/domain/people';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import { useState } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { openAccountDialog } from '../account-actions/account-dialog';
import { decide } from '../account-actions/decide';
import { questions } from '../account-actions/questions';
import { spokenName } from '../account/spoken-name';

interface FollowButtonProps {
  readonly account: Account;
  readonly relationship: Relationship;
  /** Called with the server's error, and with null on a new attempt. Without it, a notice shows the error. */
  readonly onRefused?: (reason: FailureReason | null) => void;
}

/** Follows, cancels a request, or unfollows. The button changes only after the server has confirmed it. */
export function FollowButton({ account, relationship, onRefused }: FollowButtonProps) {
  const text = useText();
  const client = useClient();
  const { key, setting } = questions.unfollow;
  const asks = useListedSetting(key, setting).value;
  const [isPending, setPending] = useState(false);
  const stage = relationship.following ? 'following' : relationship.requested ? 'requested' : 'none';
  const name = spokenName(account);

  async function change(on: boolean) {
    setPending(true);
    onRefused?.(null);
    if (onRefused === undefined) await decide(client, account, { kind: 'follow', on });
    else onRefused(await setFollow(client, account, on));
    setPending(false);
  }

  function handleClick() {
    if (stage === 'following' && asks) openAccountDialog({ kind: 'unfollow', account });
    else void change(stage === 'none');
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
