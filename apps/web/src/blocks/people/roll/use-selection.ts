import type { Account, AccountId } from '@linnet/api';
import { useState } from 'react';
import { useSession } from '../../../platform/client/use-session';

export interface Selection {
  /** Boxes stand beside the people. */
  readonly isOn: boolean;
  /** Everybody can be chosen but the reader: nothing can be done about oneself. */
  readonly mayChoose: (account: Account) => boolean;
  /** In the order of the list; who has left it is not among them. */
  readonly people: readonly Account[];
  readonly has: (id: AccountId) => boolean;
  readonly set: (ids: readonly AccountId[], isIn: boolean) => void;
  readonly start: () => void;
  readonly end: () => void;
}

/** Which of some people are chosen. */
export function useSelection(all: readonly Account[]): Selection {
  const session = useSession();
  const [isOn, setOn] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<AccountId>>(new Set());
  const own = session.state === 'visitor' ? null : session.accountId;
  return {
    isOn,
    mayChoose: ({ id }) => id !== own,
    people: all.filter(({ id }) => chosen.has(id)),
    has: (id) => chosen.has(id),
    set(ids, isIn) {
      setChosen((now) => {
        const next = new Set(now);
        for (const id of ids) {
          if (isIn) next.add(id);
          else next.delete(id);
        }
        return next;
      });
    },
    start: () => setOn(true),
    end() {
      setOn(false);
      setChosen(new Set());
    },
  };
}
