import type { AccountId } from '@linnet/api';
import { type Client, perClient } from '../client/client';
import type { ResourceFamily } from '../kernel/resource/resource-family';
import { putLatest } from '../kernel/put-latest';
import { peopleKey } from './people-key';
import { createInboxThread, type InboxThread } from './thread';

/** How many threads stay in memory, so that going back finds them as they were. */
const MAX_THREADS = 8;

/** The thread with each set of people. */
export const inboxThreadsOf = perClient(
  (client: Client): ResourceFamily<readonly AccountId[], InboxThread> => {
    const threads = new Map<string, InboxThread>();
    client.graph.retain(() => [...threads.values()].flatMap((thread) => [...thread.posts()]));
    return {
      get(people) {
        const key = peopleKey(people);
        const viewer = client.session.state.get();
        if (viewer.state === 'visitor') throw new Error('Visitors have no messages.');
        const { accountId } = viewer;
        const thread = threads.get(key) ?? createInboxThread(client, { people, viewer: accountId });
        putLatest(threads, [key, thread], MAX_THREADS);
        return thread;
      },
    };
  },
);
