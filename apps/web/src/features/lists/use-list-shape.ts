import type { FailureReason, List, ListWish } from '@linnet/api';
import { reshapeList } from '@linnet/domain/lists';
import { useRef, useState } from 'react';
import { useClient } from '../../platform/client/client-provider';

interface ListShape {
  /** The list with the changes that are being saved. */
  readonly list: List;
  /** Resolves with the error, after which the list is as before; null if there was none. */
  readonly change: (wish: Partial<ListWish>) => Promise<FailureReason | null>;
}

/** Title and options of a list. With several changes being saved, the latest one is shown. */
export function useListShape(opened: List): ListShape {
  const client = useClient();
  const [list, setList] = useState(opened);
  const facts = useRef(opened);
  const latest = useRef(0);

  async function change(wish: Partial<ListWish>): Promise<FailureReason | null> {
    latest.current += 1;
    const own = latest.current;
    const wanted: List = {
      id: list.id,
      title: wish.title ?? list.title,
      replies: wish.replies ?? list.replies,
      exclusive: wish.exclusive ?? list.exclusive,
    };
    setList(wanted);
    const { title, replies, exclusive } = wanted;
    const asked = { title, replies: replies ?? undefined, exclusive: exclusive ?? undefined };
    const refusal = await reshapeList(client, list.id, asked);
    if (refusal === null) facts.current = wanted;
    else if (own === latest.current) setList(facts.current);
    return refusal;
  }

  return { list, change };
}
