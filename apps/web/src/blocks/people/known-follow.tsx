import type { Account, FailureReason } from '@linnet/api';
import type { ReactNode } from 'react';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { Skeleton } from '../../ui/skeleton/skeleton';
import { FollowButton } from './follow-button';
import type { RelationshipState } from '../account/use-relationship';

interface KnownFollowProps {
  readonly account: Account;
  readonly known: RelationshipState;
  readonly onRefused: (reason: FailureReason | null) => void;
  /** Shown in place of the button if the account is blocked. */
  readonly blocked?: ReactNode;
}

/** The follow button, shown as soon as the relationship is known. */
export function KnownFollow({ account, known, onRefused, blocked = null }: KnownFollowProps) {
  const text = useText();
  switch (known.state) {
    case 'none':
      return null;
    case 'loading':
      return <Skeleton shape="block" width="76px" height="28px" />;
    case 'failed':
      return (
        <Button small variant="quiet" title={text('people.relationship_unknown')} onClick={known.retry}>
          {text('general.retry')}
        </Button>
      );
    case 'ready':
      return known.relationship.blocking ? (
        blocked
      ) : (
        <FollowButton account={account} relationship={known.relationship} onRefused={onRefused} />
      );
  }
}
