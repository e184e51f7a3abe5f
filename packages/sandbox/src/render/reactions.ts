import type { WireReaction } from '@linnet/api/wire';
import type { Here } from '../server/here';
import type { ReactionRow } from '../store/reactions';
import { groupBy } from '../store/statuses';
import { withOrigin } from '../text/origin-mark';
import type { Reader } from './reader';

export interface ReactionView {
  reader: Reader | null;
  /** Includes accounts that the viewer blocks or mutes. */
  withMuted: boolean;
}

/** Reactions in the order of each emoji's first use; the accounts of one newest first. */
export function renderReactions(
  here: Here,
  rows: ReactionRow[],
  { reader, withMuted }: ReactionView,
): WireReaction[] {
  const hidden = withMuted ? null : (reader?.hidden ?? null);
  const shown = rows.filter(
    ({ account_id: id }) => !hidden || !(hidden.blocked.has(id) || hidden.muted.has(id)),
  );
  const byName = groupBy(
    shown,
    (row) => row.name,
    (row) => row,
  );
  return [...byName].map(([name, same]) => {
    const url = same[0]?.url ?? null;
    return {
      name,
      count: same.length,
      me: same.some((row) => row.account_id === reader?.account.id),
      url: url === null ? null : withOrigin(url, here.origin()),
      account_ids: same.map((row) => row.account_id).reverse(),
    };
  });
}
