import type { NotificationKind } from './notification-kind';
import type { NotificationList } from './notification-list';
import type { NotificationRow } from './notification-row';
import { compareIds } from '../kernel/feed/ids';
import { placeNotifications } from './place-notifications';
import type { ChangeRows, StandingChange } from './standing-changes';

/** Several lists of one viewer's notifications. A change of one is made in all of them. */
export interface ListsTogether {
  /** Returns the list, with changes that reach the others. */
  join(list: NotificationList, kinds: () => readonly NotificationKind[]): NotificationList;
}

interface Member {
  readonly list: NotificationList;
  readonly kinds: () => readonly NotificationKind[];
}

export function createListsTogether(): ListsTogether {
  const members = new Set<Member>();
  return {
    join(list, kinds) {
      const own: Member = { list, kinds };
      members.add(own);
      return {
        ...list,
        change(change) {
          const before = new Set(list.state.get().rows);
          const changes = [list.change(change)];
          const made = list.state.get().rows.filter((row) => !before.has(row));
          for (const other of members) if (other !== own) changes.push(changeOther(other, change, made));
          return {
            end: () => changes.forEach((each) => each.end()),
            undo: () => changes.forEach((each) => each.undo()),
          };
        },
        end() {
          members.delete(own);
          list.end();
        },
      };
    },
  };
}

/** Makes a change of one list in another. `made`: the rows that the change has added or replaced. */
function changeOther(
  { list, kinds }: Member,
  change: ChangeRows,
  made: readonly NotificationRow[],
): StandingChange {
  const before = list.state.get().rows;
  const standing = list.change((rows) => onlyOwn(rows, change(rows), kinds()));
  const left = new Set(list.state.get().rows);
  const taken = before.filter((row) => !left.has(row));
  const lowest = before.at(-1);
  const placed = made.filter(
    ({ id, kind }) => kinds().includes(kind) && lowest && compareIds(id, lowest.id) > 0,
  );
  if (placed.length > 0) list.change((rows) => placeNotifications(rows, placed)).undo();
  return {
    end: standing.end,
    undo() {
      standing.undo();
      if (taken.length > 0) list.change((rows) => placeNotifications(taken, rows)).undo();
    },
  };
}

/** What a change leaves of the list's own rows: it adds none that the list did not have. */
function onlyOwn(
  rows: readonly NotificationRow[],
  changed: readonly NotificationRow[],
  kinds: readonly NotificationKind[],
): readonly NotificationRow[] {
  if (changed === rows) return rows;
  const known = new Set(rows.map(({ id }) => id));
  const own = changed.filter(({ id, kind }) => known.has(id) && kinds.includes(kind));
  return own.length === rows.length && own.every((row, at) => row === rows[at]) ? rows : own;
}
