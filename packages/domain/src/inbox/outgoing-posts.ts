import type { OutboxJob } from '../outbox/job';
import { contextKey, type DraftContext } from '../post-content/draft-context';
import type { ThreadItem } from './thread-sources';

/** The form of the first direct post to the people of a key. */
export const firstPostTo = (people: string): DraftContext => ({ kind: 'saved', id: `messages ${people}` });

interface OutgoingOptions {
  readonly jobs: readonly OutboxJob[];
  /** The key of the people. */
  readonly people: string;
  readonly items: readonly ThreadItem[];
}

/** The direct posts of a thread that are on their way, the oldest first; without those that their form still shows. */
export function outgoingPosts({ jobs, people, items }: OutgoingOptions): readonly OutboxJob[] {
  const posts = new Set(items.map((item) => (item.kind === 'post' ? item.status : null)));
  const first = contextKey(firstPostTo(people));
  return jobs.filter(
    ({ held, context, content: { scope, inReplyToId } }) =>
      !held &&
      scope === 'direct' &&
      context.kind !== 'edit' &&
      (contextKey(context) === first || (inReplyToId !== null && posts.has(inReplyToId))),
  );
}
