import type { AccountId } from '@linnet/api';
import { type CircleKind, circleOf } from '@linnet/domain/profile';
import { PagedRoll } from '../../blocks/people/roll/paged-roll';
import { useStance } from '../../blocks/profile-card/use-stance';
import { useClient } from '../../platform/client/client-provider';
import { circleBatches } from './circle-batches';

interface PeopleOfProps {
  readonly kind: CircleKind;
  readonly id: AccountId;
  readonly title: string;
  readonly empty: { readonly title: string; readonly text: string };
}

/** The followers or followees of an account. */
export function PeopleOf({ kind, id, title, empty }: PeopleOfProps) {
  const stance = useStance(id);
  return (
    <PagedRoll
      pages={circleOf(useClient(), kind, id)}
      label={title}
      placeKey={`${kind} ${id}`}
      empty={empty}
      batches={circleBatches(kind, stance)}
    />
  );
}
