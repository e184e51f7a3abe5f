import type { WireOriginalStatus } from '@linnet/api/wire';
import { type Counting, type FetchAs, type Kind, type VisibleWorld, fieldOf } from './kind';

const MIN_DEPTH = 12;
const MIN_REPLIES = 1000;

const statuses = (is: (status: WireOriginalStatus, world: VisibleWorld) => boolean): Counting => ({
  among: 'statuses',
  is,
});

async function exists(id: unknown, fetchAs: FetchAs): Promise<boolean> {
  return typeof id === 'string' && fieldOf(await fetchAs(`/api/v1/statuses/${id}`), 'id') === id;
}

export const THREAD_KINDS = [
  { key: 'reply', what: 'an answer', atLeast: 1500, counted: statuses((s) => s.in_reply_to_id !== null) },
  {
    key: 'deep',
    what: 'an answer twelve deep in its thread',
    atLeast: 5,
    counted: statuses((s, { depthOf }) => depthOf(s) >= MIN_DEPTH),
  },
  {
    key: 'branching',
    what: 'answered more than once, in the middle of a thread',
    atLeast: 20,
    counted: statuses((s) => s.in_reply_to_id !== null && s.replies_count >= 2),
  },
  {
    key: 'thousand',
    what: 'in the thread of a thousand answers (the first example is its beginning)',
    atLeast: MIN_REPLIES,
    counted: statuses((s) => s.tags.some(({ name }) => name === 'nametheheron')),
  },
  {
    key: 'tombstone',
    what: 'an answer to a post that is gone',
    atLeast: 5,
    counted: {
      among: 'examples',
      is: async (id, fetchAs) => {
        const status = await fetchAs(`/api/v1/statuses/${id}`);
        const parent = fieldOf(status, 'in_reply_to_id');
        const gone = fieldOf(fieldOf(status, 'pleroma'), 'parent_visible') === false;
        return fieldOf(status, 'id') === id && gone && !(await exists(parent, fetchAs));
      },
    },
  },
  {
    key: 'quote',
    what: 'quotes another post',
    atLeast: 10,
    counted: statuses((s) => s.pleroma.quote !== null),
  },
  {
    key: 'quote-pending',
    what: 'quotes a post whose author has not said yes so far',
    atLeast: 5,
    counted: {
      among: 'examples',
      is: async (id, fetchAs) => isWithheld(await fetchAs(`/api/v1/statuses/${id}`)),
    },
  },
  {
    key: 'quote-refused',
    what: 'quotes a post whose author said no',
    atLeast: 5,
    counted: {
      among: 'examples',
      is: async (id, fetchAs) => isWithheld(await fetchAs(`/api/v1/statuses/${id}`)),
    },
  },
  {
    key: 'quote-gone',
    what: 'quotes a post that is gone',
    atLeast: 5,
    counted: statuses((s) => s.pleroma.quote_url !== null && s.pleroma.quote_id === null),
  },
  {
    key: 'quoted',
    what: 'quoted by somebody',
    atLeast: 5,
    counted: statuses((s) => s.pleroma.quotes_count > 0),
  },
  {
    key: 'thread-muted',
    what: 'in a conversation that alice muted',
    atLeast: 5,
    counted: statuses((s) => s.pleroma.thread_muted),
  },
] as const satisfies readonly Kind[];

/** Whether the quoted status is named but not shown. Pending and rejected quotes look the same in this API. */
function isWithheld(status: unknown): boolean {
  const pleroma = fieldOf(status, 'pleroma');
  return (
    typeof fieldOf(pleroma, 'quote_id') === 'string' &&
    fieldOf(pleroma, 'quote_visible') === false &&
    fieldOf(pleroma, 'quote') === null
  );
}
