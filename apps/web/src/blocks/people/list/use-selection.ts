import type { Account, AccountId } from '@linnet/api';
import { useState } from 'react';
import { useSession } from '../../../platform/client/client-provider';

export interface Selection {
  /** Checkboxes are shown beside the people. */
  readonly isOn: boolean;
  /** Whether an account can be selected: everybody but the viewer. */
  readonly mayChoose: (account: Account) => boolean;
  /** The selected accounts in the order of the list, without those that have left it. */
  readonly people: readonly Account[];
  readonly has: (id: AccountId) => boolean;
  readonly set: (ids: readonly AccountId[], isIn: boolean) => void;
  readonly start: () => void;
  readonly end: () => void;
}

/** Which accounts of a list are selected. */
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
