import type { StatusId } from '@linnet/api';
import { fetchingOf } from '@linnet/domain/fetching';
import { useClient } from '../../platform/client/client-provider';
import { useRequest } from '../../platform/client/use-request';
import { useSession } from '../../platform/client/use-session';
import { AvatarList } from './avatar-list';

/** The avatars of those who repeated or favourited a status; for members only. */
export function ReceivedBy({ id }: { id: StatusId }) {
  const client = useClient();
  const isMember = useSession().state === 'member';
  const request = useRequest(isMember ? `received ${id}` : null, async () => {
    const kinds = ['repeats', 'favourites'] as const;
    const lists = await Promise.all(kinds.map((kind) => fetchingOf(client).people({ kind, id })));
    return [...new Set(lists.flatMap(({ ids }) => ids))];
  });
  // Shows no error: the avatars are decoration, and the full lists show why they can't be loaded.
  return request.state === 'ready' && request.answer.length > 0 ? <AvatarList ids={request.answer} /> : null;
}
