import type { Conversation, StatusId, StreamEvent } from '@linnet/api';
import type { Arrivals } from './arrivals';
import type { Feeds } from './feeds/feeds';
import { streamOf } from './feeds/stream-of';
import type { Graph } from './graph/graph';
import { countDeletedReplies, countReply } from './reply-counts';
import { heardKey, streamKey } from './live/stream-key';

/** What happens while the page is open, brought to where it shows. */
export interface News {
  /** What a stream tells. */
  hear(event: StreamEvent): void;
}

type FollowChange = Extract<StreamEvent, { kind: 'relationship' }>['change'];

export interface NewsOptions {
  graph: Graph;
  feeds: Feeds;
  arrivals: Arrivals;
  /** The person's filters are others from now on. */
  onFiltersChanged: () => void;
}

export function createNews({ graph, feeds, arrivals, onFiltersChanged }: NewsOptions): News {
  function placeArrival(id: StatusId, stream: readonly string[] | null): void {
    // Servers that do not name the stream carry the member's own one only.
    const key = heardKey(stream ?? []);
    for (const { source, feed } of feeds.all()) {
      const name = streamOf(source);
      if (name !== null && streamKey(name) === key) feed.receive(id);
    }
  }

  /** No stream carries the mentions as such: what tells of one is a reason to ask. */
  function lookForMentions(): void {
    for (const { source, feed } of feeds.shown()) if (source.kind === 'mentions') void feed.catchUp();
  }

  function placeConversation({ lastStatus }: Conversation): void {
    if (lastStatus !== null) placeArrival(arrivals.bring(lastStatus), ['direct']);
  }

  /** Of people to whom nobody knows how the reader stands, that is asked when they are shown. */
  function noteFollow({ state, followed }: FollowChange): void {
    graph.relationships.change(followed.id, (row) => ({
      ...row,
      following: state === 'follow_accept',
      requested: state === 'follow_pending',
    }));
  }

  countDeletedReplies(graph);

  return {
    hear(event) {
      if (event.kind === 'update') {
        countReply(graph, event.status);
        placeArrival(arrivals.bring(event.status), event.stream);
      }
      if (event.kind === 'status.update') arrivals.bring(event.status);
      if (event.kind === 'notification' && event.notification.type === 'mention') lookForMentions();
      if (event.kind === 'conversation') placeConversation(event.conversation);
      if (event.kind === 'relationship') noteFollow(event.change);
      if (event.kind === 'filters_changed') onFiltersChanged();
      if (event.kind === 'delete') {
        graph.statuses.change(event.id, (row) => ({ ...row, deleted: true }));
        for (const { feed } of feeds.all()) feed.withdraw(event.id);
      }
    },
  };
}
