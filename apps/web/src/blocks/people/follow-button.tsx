import type { Account, FailureReason, Relationship } from '@linnet/api';
import { setFollow } from '@linnet/domain/people';
import { generalSettings } from '@linnet/domain/settings';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import { useState } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { Icon } from '../../ui/icon/icon';
import { spokenName } from '../account/spoken-name';

interface FollowButtonProps {
  readonly account: Account;
  readonly relationship: Relationship;
  /** Why the server refused; null when it is tried anew. */
  readonly onRefused: (reason: FailureReason | null) => void;
}

/** Follows, takes a request back, and unfollows; shows nothing as done before the server has done it. */
export function FollowButton({ account, relationship, onRefused }: FollowButtonProps) {
  const text = useText();
  const client = useClient();
  const asks = useListedSetting('modalOnUnfollow', generalSettings.modalOnUnfollow).value;
  const [isPending, setPending] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const stage = relationship.following ? 'following' : relationship.requested ? 'requested' : 'none';
  const name = spokenName(account);

  async function change(on: boolean) {
    setAsking(false);
    setPending(true);
    onRefused(null);
    const refusal = await setFollow(client, account, on);
    setPending(false);
    onRefused(refusal);
  }

  function handleClick() {
    if (stage === 'following' && asks) setAsking(true);
    else void change(stage === 'none');
  }

  return (
    <>
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
      <ConfirmDialog
        open={isAsking}
        title={text('people.unfollow_question')}
        text={text('people.unfollow_text', { name })}
        confirmLabel={text('people.unfollow')}
        onConfirm={() => void change(false)}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
