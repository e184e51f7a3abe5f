import type { Account, FailureReason } from '@linnet/api';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { Skeleton } from '../../ui/skeleton/skeleton';
import { FollowButton } from '../people/follow-button';
import type { RelationshipState } from '../people/use-relationship';

interface CardFollowProps {
  readonly account: Account;
  readonly known: RelationshipState;
  readonly onRefused: (reason: FailureReason | null) => void;
}

/** The button to follow, once it is known whether one does. */
export function CardFollow({ account, known, onRefused }: CardFollowProps) {
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
      // Who is blocked is let back in by the menu, on purpose.
      return known.relationship.blocking ? null : (
        <FollowButton account={account} relationship={known.relationship} onRefused={onRefused} />
      );
  }
}
