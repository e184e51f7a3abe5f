import type { Account, AccountId } from '@linnet/api';
import { useState } from 'react';
import { useSession } from '../../../platform/client/client-provider';

export interface Selection {
  /** Checkboxes are shown beside the people. */
  readonly isOn: boolean;
  /** Whether an account can be selected: everybody but the viewer. */
  readonly canSelect: (account: Account) => boolean;
  /** The selected accounts in the order of the list, without those that have left it. */
  readonly people: readonly Account[];
  readonly has: (id: AccountId) => boolean;
  readonly set: (ids: readonly AccountId[], isSelected: boolean) => void;
  readonly start: () => void;
  readonly end: () => void;
}

/** Which accounts of a list are selected. */
export function useSelection(all: readonly Account[]): Selection {
  const session = useSession();
  const [isOn, setOn] = useState(false);
  const [selected, setSelected] = useState<ReadonlySet<AccountId>>(new Set());
  const ownId = session.state === 'visitor' ? null : session.accountId;
  return {
    isOn,
    canSelect: ({ id }) => id !== ownId,
    people: all.filter(({ id }) => selected.has(id)),
    has: (id) => selected.has(id),
    set(ids, isSelected) {
      setSelected((now) => {
        const next = new Set(now);
        for (const id of ids) {
          if (isSelected) next.add(id);
          else next.delete(id);
        }
        return next;
      });
    },
    start: () => setOn(true),
    end() {
      setOn(false);
      setSelected(new Set());
    },
  };
}
