import type { Conversation, StatusId, StreamEvent } from '@linnet/api';
import type { Client } from '../client/client';
import { importArrival } from '../events/arrivals';
import { liveHubOf } from '../events/live-hub';
import { keyOfFrame, streamKey } from '../events/stream-key';
import { streamOf } from '../feeds/feed-plans';
import { countDeletedReplies, countReply } from '../graph/reply-counts';
import { markDeleted } from '../graph/status-row';

/** Applies the events of the streams to the graph and the feeds. */
export interface EventPlacement {
  /** Applies one event. */
  apply(event: StreamEvent): void;
}

type FollowChange = Extract<StreamEvent, { kind: 'relationship' }>['change'];

export type PlacementOptions = Pick<Client, 'graph' | 'feeds'>;

export function createEventPlacement({ graph, feeds }: PlacementOptions): EventPlacement {
  function placeArrival(id: StatusId, stream: readonly string[] | null): void {
    // Servers that don't name the stream have only that of the viewer's own account.
    const key = keyOfFrame(stream ?? []);
    for (const { source, feed } of feeds.all()) {
      const name = streamOf(source);
      if (name !== null && streamKey(name) === key) feed.receive(id);
    }
  }

  /** Refreshes the timeline of mentions, which has no stream: a notification about a mention is the reason. */
  function refreshMentions(): void {
    for (const { source, feed } of feeds.shown()) if (source.kind === 'mentions') void feed.catchUp();
  }

  function placeConversation({ lastStatus }: Conversation): void {
    if (lastStatus !== null) placeArrival(importArrival(graph, lastStatus), ['direct']);
  }

  /** Changes a known relationship. An unknown one is loaded when the account is shown. */
  function changeRelationship({ state, followed }: FollowChange): void {
    graph.relationships.change(followed.id, (row) => ({
      ...row,
      following: state === 'follow_accept',
      requested: state === 'follow_pending',
    }));
  }

  countDeletedReplies(graph);

  return {
    apply(event) {
      if (event.kind === 'update') {
        countReply(graph, event.status);
        placeArrival(importArrival(graph, event.status), event.stream);
      }
      if (event.kind === 'status.update') importArrival(graph, event.status);
      if (event.kind === 'notification' && event.notification.type === 'mention') refreshMentions();
      if (event.kind === 'conversation') placeConversation(event.conversation);
      if (event.kind === 'relationship') changeRelationship(event.change);
      if (event.kind === 'filters_changed') liveHubOf(graph).emit('filters');
      if (event.kind === 'delete') {
        liveHubOf(graph).emit('deleted', event.id);
        markDeleted(graph, event.id);
        for (const { feed } of feeds.all()) feed.remove(event.id);
      }
    },
  };
}
