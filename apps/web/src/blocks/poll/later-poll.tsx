import type { PollId } from '@linnet/api';
import type { StatusRow } from '@linnet/domain';
import type { CSSProperties } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { laterPart } from '../status/later-part';
import styles from './poll-space.module.css';

const Poll = laterPart((parts) => parts.Poll);

/** The poll of a status, if it has one. Its space is reserved until the code is loaded. */
export function LaterPoll({ status: { pollId } }: { status: StatusRow }) {
  return pollId === null ? null : <PollPlace id={pollId} />;
}

/** The space of a status's poll, if it has one, while the poll may not be seen yet. */
export function PollSpace({ status: { pollId } }: { status: StatusRow }) {
  return pollId === null ? null : <PollPlace id={pollId} isEmpty />;
}

type Rows = CSSProperties & { '--rows': number };

function PollPlace({ id, isEmpty = false }: { id: PollId; isEmpty?: boolean }) {
  const rows: Rows = { '--rows': useClient().graph.polls.get(id)?.options.length ?? 0 };
  return (
    <div className={styles.space} style={rows}>
      {!isEmpty && <Poll id={id} />}
    </div>
  );
}
