import { get } from '../../call';
import type { AccountId } from '../../model/ids';
import { readConversation } from '../../schema/conversations';
import { readPage } from '../../schema/read';
import { readStatus } from '../../schema/status';
import { type PageOptions, pageQuery } from '../paging';

export interface ConversationsOptions extends PageOptions {
  /** Only those between the viewer and exactly these; where the server has `conversationPosts`. */
  recipients?: readonly AccountId[] | undefined;
}

/**
 * GET /api/v1/conversations, latest activity first. Pleroma cuts its pages by id all the same, so that a page may miss
 * an old conversation with new activity.
 */
export const conversations = (options: ConversationsOptions = {}) =>
  get('/api/v1/conversations', readPage(readConversation), {
    query: { ...pageQuery(options), recipients: options.recipients },
    feature: 'conversations',
    notFound: 'route',
  });

/** GET /api/v1/timelines/direct: the direct statuses themselves. */
export const directTimeline = (options: PageOptions = {}) =>
  get('/api/v1/timelines/direct', readPage(readStatus), {
    query: pageQuery(options),
    feature: 'directTimeline',
    notFound: 'route',
  });
