import type { FailureReason, List, ListWish } from '@linnet/api';
import { reshapeList } from '@linnet/domain/lists';
import { useRef, useState } from 'react';
import { useClient } from '../../platform/client/client-provider';

interface ListShape {
  /** As it is wished, while the server is asked. */
  readonly list: List;
  /** Resolves to why the server refused; then everything is as before. */
  readonly change: (wish: Partial<ListWish>) => Promise<FailureReason | null>;
}

/** Title and choices of a list. Of several changes on their way, the last one says what is shown. */
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
