import type { StatusId } from '@linnet/api';
import type { StatusRow } from '@linnet/domain';
import { type Receiving, receivedBy } from '@linnet/domain/people';
import { PagedRoll } from '../../blocks/people/roll/paged-roll';
import { peopleBatches } from '../../blocks/people/roll/people-batches';
import { useClient } from '../../platform/client/client-provider';
import { useStatusView } from '../../platform/client/use-status-view';
import { useSession } from '../../platform/client/use-session';
import { useText } from '../../platform/i18n/use-text';

interface ReceivedListProps {
  readonly id: StatusId;
  readonly receiving: Receiving;
  readonly label: string;
}

/** Actions for several people at once. Most of these people are strangers, so only mute and block. */
const batches = [peopleBatches.mute, peopleBatches.block];
const nothing: readonly never[] = [];

/** The people who favourited, repeated or reacted. A server may hide who they are. */
export function ReceivedList({ id, receiving, label }: ReceivedListProps) {
  const text = useText();
  const view = useStatusView(id);
  const isMember = useSession().state === 'member';
  const isHidden = view !== undefined && countOf(view.status, receiving) > 0;
  return (
    <PagedRoll
      pages={receivedBy(useClient(), id, receiving)}
      label={label}
      placeKey={`${JSON.stringify(receiving)} ${id}`}
      batches={isMember ? batches : nothing}
      empty={{
        title: text(isHidden ? 'people.not_told' : 'people.nobody'),
        text: text(isHidden ? 'status_people.not_told_text' : 'status_people.nobody_text'),
      }}
    />
  );
}

/** How many there are according to the status. */
function countOf({ favouritesCount, repeatsCount, reactions }: StatusRow, receiving: Receiving): number {
  switch (receiving.kind) {
    case 'favourites':
      return favouritesCount;
    case 'repeats':
      return repeatsCount;
    case 'reactions':
      return reactions.find(({ name }) => name === receiving.emoji)?.count ?? 0;
  }
}
