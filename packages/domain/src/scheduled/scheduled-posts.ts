import {
  type Cursor,
  type ErrorReason,
  type ScheduledStatus,
  type ScheduledStatusId,
  cancelScheduledStatus,
  moveScheduledStatus,
  scheduledStatuses,
} from '@linnet/api';
import { errorOf, isMissing } from '../kernel/error-of';
import type { Drafts } from '../drafts/drafts';
import type { WritingClient } from '../drafts/writing-client';
import { type RowFeed, type RowFeedState, createRowFeed } from '../kernel/feed/row-feed';
import { onePer } from '../kernel/one-per';
import type { ChosenContent } from '../post-content/draft';
import { splitDuration } from '../post-content/schedule';

/** The post that is published first comes first. */
export type ScheduledPostsState = RowFeedState<ScheduledStatus>;

/** The viewer's scheduled posts. Changes resolve to the error, null when they are done. */
export interface ScheduledPosts extends RowFeed<ScheduledStatus> {
  /** `at`: ISO 8601. */
  move(id: ScheduledStatusId, at: string): Promise<ErrorReason | null>;
  /** Cancels the post, which becomes a draft. */
  cancel(id: ScheduledStatusId): Promise<ErrorReason | null>;
}

type Posts = readonly ScheduledStatus[];

const PAGE_SIZE = 40;
type Needed = Pick<WritingClient, 'send' | 'features' | 'drafts'>;

function createScheduledPosts({ send, features, drafts }: Needed): ScheduledPosts {
  /**
   * Fetches at least one full page, if there are enough. Servers name a next page after every page with posts, and send
   * smaller pages than requested: only an empty page is the end.
   */
  async function fetchFullPage(from: Cursor | null): Promise<{ items: Posts; older: Cursor | null }> {
    const { items, older: next } = await send(scheduledStatuses({ cursor: from, limit: PAGE_SIZE }));
    if (next === null || items.length === 0) return { items, older: null };
    if (items.length >= PAGE_SIZE) return { items, older: next };
    const rest = await fetchFullPage(next);
    return { items: [...items, ...rest.items], older: rest.older };
  }

  const list = createRowFeed({
    idOf: ({ id }: ScheduledStatus) => id,
    isOffered: async () => (await features.load()).has('scheduledStatuses'),
    fetch: fetchFullPage,
    rowsOf: ({ items }) => items,
    compare: (a, b) => Date.parse(a.scheduledAt) - Date.parse(b.scheduledAt),
  });

  async function attempt(id: ScheduledStatusId, step: () => Promise<void>): Promise<ErrorReason | null> {
    const error = await errorOf(step());
    // A missing post was published meanwhile, or cancelled elsewhere.
    if (isMissing(error)) list.remove(id);
    return error;
  }

  return {
    ...list,
    move: (id, at) =>
      attempt(id, async () => {
        list.put(await send(moveScheduledStatus(id, at)));
      }),
    async cancel(id) {
      const post = list.state.get().rows?.find((other) => other.id === id);
      let removeDraft: (() => void) | undefined;
      const error = await attempt(id, async () => {
        if (post !== undefined) removeDraft = storeAsDraft(await drafts.load(), post);
        await send(cancelScheduledStatus(id));
        list.remove(id);
      });
      // Without an answer it is unknown whether the post is cancelled: the draft stays, as it may be the only copy.
      if (error?.kind === 'http') removeDraft?.();
      return error;
    },
  };
}

/**
 * Stores the draft before the post is cancelled, so that no error in between loses it. Returns the function that undoes
 * this.
 */
function storeAsDraft(drafts: Drafts, post: ScheduledStatus): () => void {
  const context = { kind: 'saved', id: `scheduled ${post.id}` } as const;
  drafts.change(context, draftOfScheduled(post));
  drafts.flush();
  return () => {
    drafts.discard(context);
    drafts.flush();
  };
}

/** A draft with the content of a scheduled post. Servers don't send its format. */
function draftOfScheduled(post: ScheduledStatus): ChosenContent {
  const { text, subject, sensitive, scope, inReplyToId, expiresIn, poll, attachments } = post;
  return {
    text,
    subject,
    sensitive,
    inReplyToId,
    expiresIn,
    ...(scope !== null && { scope }),
    attachments: attachments.map((attachment) => ({
      attachment,
      name: '',
      description: attachment.description,
    })),
    poll: poll && { options: poll.options, multiple: poll.multiple, ...splitDuration(poll.expiresIn) },
  };
}

/** The viewer's scheduled posts. Created at the first call. */
export const scheduledPostsOf = onePer((client: WritingClient) => createScheduledPosts(client));
