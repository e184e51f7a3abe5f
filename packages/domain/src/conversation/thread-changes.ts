import { ApiError, getStatus, type Context, type Status, type StatusId } from '@linnet/api';
import type { Client } from '../client/client';
import { isMissing } from '../kernel/error-of';
import { importStatus } from '../graph/import';
import { markMissing } from '../graph/status-row';

/** Posts that a response no longer contains are fetched one by one: at most this many per response. */
const MAX_FETCHES = 5;

/**
 * Finds edits and deletions in a thread. No stream sends them to visitors; to a signed-in viewer it sends only those of
 * people whom they follow.
 */
export interface ThreadChanges {
  /**
   * Compares a new response to the earlier ones: imports edited posts, and fetches posts that were in an earlier one
   * but are missing now.
   */
  compare(context: Context): Promise<void>;
  /** Fetches a post. Null when it was deleted, which is marked in the graph. Rejects with `ApiError`. */
  fetch(id: StatusId): Promise<Status | null>;
}

export function createThreadChanges({ graph, send }: Pick<Client, 'graph' | 'send'>): ThreadChanges {
  const received = new Set<StatusId>();
  /** Missing in a response although they exist: servers leave out more than deleted posts. */
  const leftOut = new Set<StatusId>();

  function isChanged({ id, editedAt }: Pick<Status, 'id' | 'editedAt'>): boolean {
    const row = graph.statuses.get(id);
    return row !== undefined && row.editedAt !== editedAt;
  }

  async function refetch(id: StatusId): Promise<Status | null> {
    try {
      const status = await send(getStatus(id));
      if (isChanged(status)) importStatus(graph, status);
      return status;
    } catch (error) {
      if (!isGone(error)) throw error;
      markMissing(graph, id);
      return null;
    }
  }

  return {
    fetch: refetch,
    async compare({ ancestors, descendants }) {
      // Not read yet: reading is only worth it for what has changed.
      const present = [...ancestors, ...descendants];
      const ids = new Set(present.map(({ id }) => id));
      const absent = [...received].filter(
        (id) => !ids.has(id) && !leftOut.has(id) && graph.statuses.get(id)?.deleted === false,
      );
      for (const post of present) {
        received.add(post.id);
        const edited = isChanged(post) ? post.read() : undefined;
        if (edited !== undefined) importStatus(graph, edited);
      }
      for (const id of absent.slice(0, MAX_FETCHES)) if ((await refetch(id)) !== null) leftOut.add(id);
    },
  };
}

export function isGone(error: unknown): boolean {
  return error instanceof ApiError && isMissing(error.reason);
}
