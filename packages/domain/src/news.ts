import type { Status, StatusId, StreamEvent } from '@linnet/api';
import type { Arrivals } from './arrivals';
import type { FeedKind } from './feeds/feed-kinds';
import type { Feeds } from './feeds/feeds';
import type { Graph } from './graph/graph';

/** What happens while the page is open, brought to where it shows. */
export interface News {
  /** What a stream tells. */
  hear(event: StreamEvent): void;
  /** What the person has just posted. */
  posted(status: Status): void;
}

interface NewsOptions {
  graph: Graph;
  feeds: Feeds;
  arrivals: Arrivals;
}

/** The kind of feed that a stream feeds. */
const fedBy: Readonly<Record<string, FeedKind>> = { user: 'home', public: 'public', 'public:local': 'local' };

export function createNews({ graph, feeds, arrivals }: NewsOptions): News {
  function placeArrival(id: StatusId, stream: readonly string[] | null): void {
    // Servers that do not name the stream carry the member's own one only.
    const kind = fedBy[stream?.[0] ?? 'user'];
    for (const { source, feed } of feeds.all()) if (source.kind === kind) feed.receive(id);
  }

  return {
    hear(event) {
      if (event.kind === 'update') placeArrival(arrivals.bring(event.status), event.stream);
      if (event.kind === 'status.update') arrivals.bring(event.status);
      if (event.kind === 'delete') {
        graph.statuses.change(event.id, (row) => ({ ...row, deleted: true }));
        for (const { feed } of feeds.all()) feed.withdraw(event.id);
      }
    },
    posted(status) {
      const id = arrivals.bring(status);
      const kinds = status.scope === 'public' ? ['home', 'local', 'public'] : ['home'];
      for (const { source, feed } of feeds.all()) if (kinds.includes(source.kind)) feed.receiveOwn(id);
    },
  };
}
