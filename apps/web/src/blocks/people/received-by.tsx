import type { StatusId } from '@linnet/api';
import { fetchingOf } from '@linnet/domain/fetching';
import { useClient } from '../../platform/client/client-provider';
import { useRequest } from '../../platform/client/use-request';
import { useSession } from '../../platform/client/use-session';
import { AvatarList } from './avatar-list';

/** The faces of those who repeated and favourited a status, for members. */
export function ReceivedBy({ id }: { id: StatusId }) {
  const client = useClient();
  const isMember = useSession().state === 'member';
  const request = useRequest(isMember ? `received ${id}` : null, async () => {
    const kinds = ['repeats', 'favourites'] as const;
    const lists = await Promise.all(kinds.map((kind) => fetchingOf(client).people({ kind, id })));
    return [...new Set(lists.flatMap(({ ids }) => ids))];
  });
  // What fails here is only an ornament: the lists themselves say why they do not come.
  return request.state === 'ready' && request.answer.length > 0 ? <AvatarList ids={request.answer} /> : null;
}
