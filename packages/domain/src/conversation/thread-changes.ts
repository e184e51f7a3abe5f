import { ApiError, getStatus, type Call, type Context, type Status, type StatusId } from '@linnet/api';
import type { Graph } from '../graph/graph';
import { importStatus } from '../graph/import';

/** Posts that a server no longer tells are looked for one by one: so many at a time. */
const MOST = 5;

/** Finds out what became of the posts of a thread: no stream tells a visitor, nor a member about strangers. */
export interface ThreadChanges {
  /** What the server told by now. Edits are taken; posts that it told before and now left out are looked for. */
  take(context: Context): Promise<void>;
  /** Asks about a post. Null when it is gone, which is noted. Rejects with `ApiError`. */
  look(id: StatusId): Promise<Status | null>;
}

interface ThreadChangesOptions {
  graph: Graph;
  send: <T>(call: Call<T>) => Promise<T>;
}

export function createThreadChanges({ graph, send }: ThreadChangesOptions): ThreadChanges {
  const told = new Set<StatusId>();
  /** Left out and there all the same: a server leaves out more than what is gone. */
  const leftOut = new Set<StatusId>();

  function isChanged({ id, editedAt }: Pick<Status, 'id' | 'editedAt'>): boolean {
    const row = graph.statuses.get(id);
    return row !== undefined && row.editedAt !== editedAt;
  }

  async function look(id: StatusId): Promise<Status | null> {
    try {
      const status = await send(getStatus(id));
      if (isChanged(status)) importStatus(graph, status);
      return status;
    } catch (error) {
      if (!isGone(error)) throw error;
      graph.statuses.change(id, (row) => ({ ...row, deleted: true }));
      return null;
    }
  }

  return {
    look,
    async take({ ancestors, descendants }) {
      const present = [...ancestors, ...descendants];
      const ids = new Set(present.map(({ id }) => id));
      const missing = [...told].filter(
        (id) => !ids.has(id) && !leftOut.has(id) && graph.statuses.get(id)?.deleted === false,
      );
      for (const late of present) {
        told.add(late.id);
        const edited = isChanged(late) ? late.read() : undefined;
        if (edited !== undefined) importStatus(graph, edited);
      }
      for (const id of missing.slice(0, MOST)) if ((await look(id)) !== null) leftOut.add(id);
    },
  };
}

export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.reason.kind === 'http' && error.reason.status === 404;
}
