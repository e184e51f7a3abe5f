import type { Account, FailureReason } from '@linnet/api';
import { decisionsOf } from '@linnet/domain/people';
import { useState } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';

interface UnblockButtonProps {
  readonly account: Account;
  /** Called with the server's error, and with null on a new attempt. */
  readonly onRefused: (reason: FailureReason | null) => void;
}

/** An unblock button, in place of the follow button. */
export function UnblockButton({ account, onRefused }: UnblockButtonProps) {
  const text = useText();
  const client = useClient();
  const [isPending, setPending] = useState(false);

  async function unblock() {
    setPending(true);
    onRefused(null);
    onRefused(await decisionsOf(client).decide(account, { kind: 'block', on: false }));
    setPending(false);
  }

  return (
    <Button
      small
      pending={isPending}
      aria-label={text('account_actions.unblock', { named: 'yes', acct: account.acct })}
      onClick={() => void unblock()}
    >
      {text('account_actions.unblock', { named: 'no', acct: account.acct })}
    </Button>
  );
}
