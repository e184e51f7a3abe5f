import {
  ApiError,
  cancelScheduledStatus,
  moveScheduledStatus,
  scheduledStatuses,
  type Cursor,
  type FailureReason,
  type ScheduledStatus,
  type ScheduledStatusId,
} from '@linnet/api';
import { createCell, type Cell } from '../cell';
import type { Client } from '../client';
import type { Drafts } from '../drafts/drafts';
import { createPaging, type Paged, type Paging } from '../paging';
import type { ChosenContent } from '../drafts/draft';
import { splitDuration } from '../drafts/schedule/split-duration';

export interface ScheduledPostsState extends Paged {
  /** The soonest first; null before they are loaded. */
  posts: readonly ScheduledStatus[] | null;
  /** False where the server has no scheduled posts. */
  isOffered: boolean;
}

/** The viewer's scheduled posts. Changes resolve to the error, null when they are done. */
export interface ScheduledPosts extends Paging {
  state: Pick<Cell<ScheduledPostsState>, 'get' | 'subscribe'>;
  /** `at`: ISO 8601. */
  move(id: ScheduledStatusId, at: string): Promise<FailureReason | null>;
  /** Cancels the post, which becomes a draft. */
  cancel(id: ScheduledStatusId): Promise<FailureReason | null>;
}

type Posts = readonly ScheduledStatus[];

const PAGE = 40;
const nothing: ScheduledPostsState = {
  posts: null,
  isOffered: true,
  hasMore: false,
  isLoading: false,
  failure: null,
};

type Needed = Pick<Client, 'send' | 'features' | 'drafts'>;

export function createScheduledPosts({ send, features, drafts }: Needed): ScheduledPosts {
  const state = createCell(nothing);

  /**
   * Fetches at least one full page, if there are enough. Servers name a next page after every page with posts, and send
   * smaller pages than requested: only an empty page is the end.
   */
  async function gather(from: Cursor | null): Promise<{ items: Posts; older: Cursor | null }> {
    const { items, older: next } = await send(scheduledStatuses({ cursor: from, limit: PAGE }));
    if (next === null || items.length === 0) return { items, older: null };
    if (items.length >= PAGE) return { items, older: next };
    const rest = await gather(next);
    return { items: [...items, ...rest.items], older: rest.older };
  }

  const paging = createPaging({
    state,
    nothing,
    async ask(cursor) {
      const isOffered = (await features.load()).has('scheduledStatuses');
      return { isOffered, ...(isOffered ? await gather(cursor) : { items: [], older: null }) };
    },
    take({ isOffered, items }, isFirst) {
      const posts = bySoonest([...((isFirst ? null : state.get().posts) ?? []), ...items]);
      return { listed: { posts, isOffered }, isNew: items.length > 0 };
    },
  });

  function change(next: (posts: Posts) => Posts): void {
    state.update((now) => ({ ...now, posts: now.posts && bySoonest(next(now.posts)) }));
  }

  const without = (id: ScheduledStatusId): void => change((posts) => posts.filter((post) => post.id !== id));

  async function attempt(id: ScheduledStatusId, step: () => Promise<void>): Promise<FailureReason | null> {
    try {
      await step();
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // It was posted meanwhile, or cancelled elsewhere.
      if (error.reason.kind === 'http' && error.reason.status === 404) without(id);
      return error.reason;
    }
  }

  return {
    state,
    ...paging,
    move: (id, at) =>
      attempt(id, async () => {
        const moved = await send(moveScheduledStatus(id, at));
        change((posts) => posts.map((post) => (post.id === id ? moved : post)));
      }),
    async cancel(id) {
      const post = state.get().posts?.find((other) => other.id === id);
      let takeAway: (() => void) | undefined;
      const refusal = await attempt(id, async () => {
        if (post !== undefined) takeAway = keepAsDraft(await drafts.load(), post);
        await send(cancelScheduledStatus(id));
        without(id);
      });
      // Without an answer the post may be gone: the draft stays, as nothing else may be left of it.
      if (refusal?.kind === 'http') takeAway?.();
      return refusal;
    },
  };
}

/**
 * Stores the draft before the post is cancelled, so that no error in between loses it. Returns the function that undoes
 * this.
 */
function keepAsDraft(drafts: Drafts, post: ScheduledStatus): () => void {
  const context = { kind: 'saved', id: `scheduled ${post.id}` } as const;
  drafts.change(context, draftOfScheduled(post));
  drafts.flush();
  return () => {
    drafts.discard(context);
    drafts.flush();
  };
}

/** Each once: a page that is requested later may contain a post again. */
function bySoonest(posts: Posts): Posts {
  const each = new Map(posts.map((post) => [post.id, post]));
  return [...each.values()].toSorted((a, b) => Date.parse(a.scheduledAt) - Date.parse(b.scheduledAt));
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
