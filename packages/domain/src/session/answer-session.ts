import type { Feeds } from '../feeds/feeds';
import type { Graph } from '../graph/graph';
import type { LazyLive } from '../live/lazy-live';
import type { Notices } from '../notices/notices';
import type { StatusViews } from '../views/status-views';
import type { Session } from './session';

interface SessionAudience {
  session: Session;
  feeds: Feeds;
  statusViews: StatusViews;
  graph: Graph;
  notices: Notices;
  live: LazyLive;
}

/** Clears what is shown when the viewer changes, and refreshes it when the same one has signed in again. */
export function answerSession(audience: SessionAudience): void {
  const { session, feeds, statusViews, graph, notices, live } = audience;

  session.onChange(() => {
    // The next viewer must see nothing of the previous one.
    feeds.clear();
    statusViews.clear();
    graph.clear();
    notices.clear();
    live.stop();
    queueMicrotask(live.start);
  });

  let latest = session.state.get();
  session.state.subscribe(() => {
    const before = latest;
    latest = session.state.get();
    if (before.state !== 'expired' || latest.state !== 'member') return;
    // The same viewer goes on after signing in again.
    notices.dismiss('session.expired');
    live.start();
    for (const { feed } of feeds.shown()) void (feed.state.get().opened ? feed.catchUp() : feed.reload());
  });
}
