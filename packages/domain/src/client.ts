import { createTransport } from '@linnet/api';
import { createToggleRunner, type ToggleRunner } from './actions/toggle-runner';
import { createArrivals, type Arrivals } from './arrivals';
import type { Drafts } from './drafts/drafts';
import { draftsRecord } from './drafts/drafts-record';
import type { Environment } from './environment';
import type { Features } from './features/features';
import { createFeeds, type Feeds } from './feeds/feeds';
import { createGraph, type Graph } from './graph/graph';
import { createInstanceInformation, type InstanceInformation } from './instance/instance-facts';
import { createLazy, type Lazy } from './lazy';
import { createLazyLive, type LazyLive } from './live/lazy-live';
import { createNews } from './news';
import { createNotices, type Notices } from './notices/notices';
import { createSend, type Send } from './send';
import { createSession, type Session } from './session/session';
import { createSessionRecords } from './session/stored-session';
import { createSettings, type Settings } from './settings/settings';
import { createStatusViews, type StatusViews } from './views/status-views';

/** Everything a screen may ask of the domain. One for each page. */
export interface Client {
  graph: Graph;
  feeds: Feeds;
  send: Send;
  arrivals: Arrivals;
  statusViews: StatusViews;
  toggles: ToggleRunner;
  drafts: Lazy<Drafts>;
  session: Session;
  settings: Settings;
  notices: Notices;
  instance: InstanceInformation;
  /** Loaded once the server's documents were read. */
  features: Lazy<Features>;
  live: LazyLive;
  /** Asks for what the start needs and begins to listen; `later` holds the listening back until there is time for it. */
  start(later?: (task: () => void) => void): void;
}

export function createClient(environment: Environment): Client {
  const { baseUrl, log, storage } = environment;
  const graph = createGraph();
  const notices = createNotices();
  const settings = createSettings(storage, log);
  const arrivals = createArrivals(graph);
  const transport = createTransport({ baseUrl, fetch: environment.fetch, token: () => session.token() });
  const plainSend = transport.send;
  const storageRefused = (): void => {
    notices.add({ level: 'error', key: 'errors.storage_unavailable' });
  };
  const session = createSession({
    records: createSessionRecords(storage),
    send: plainSend,
    graph,
    origin: environment.origin,
    log,
    onExpired: () => notices.add({ level: 'error', key: 'session.expired' }),
    onSignOut: (account) => {
      drafts.loaded.get()?.forget();
      storage.remove(draftsRecord(account));
    },
    onStorageRefused: storageRefused,
  });
  const instance = createInstanceInformation({ send: plainSend, settings, log });
  const features = createLazy(async () => {
    const { learnFeatures } = await import('./features/learn-features');
    return learnFeatures({ send: plainSend, facts: instance.facts, log });
  });
  const send = createSend(transport, session, features.loaded);
  const feeds = createFeeds({
    graph,
    send,
    log,
    onFailure: (reason) => notices.add({ level: 'error', key: 'timeline.error', reason, lasts: 5000 }),
  });
  const statusViews = createStatusViews(graph, settings, environment);
  const news = createNews({ graph, feeds, arrivals });
  const toggles = createToggleRunner({
    graph,
    send,
    onSuccess: () => notices.dismiss('status.action_failed'),
    onFailure: ({ name, on, reason, retry }) =>
      notices.add({
        level: 'error',
        key: 'status.action_failed',
        values: { name, on: String(on) },
        reason,
        retry,
      }),
  });
  const drafts = createLazy(async () => {
    const { createDrafts } = await import('./drafts/drafts');
    return createDrafts({
      environment,
      graph,
      session,
      settings,
      send,
      facts: instance.facts,
      onPosted: news.posted,
      onStorageRefused: storageRefused,
    });
  });

  const lazyLive = createLazyLive(
    {
      environment,
      instance: () => instance.facts.get().instance,
      origin: environment.origin,
      session,
      settings,
      feeds,
      notices,
      onEvent: news.hear,
    },
    log,
  );

  const live: LazyLive = {
    ...lazyLive,
    wake() {
      const now = session.state.get();
      if (now.state === 'member' && now.own === null) void session.verify();
      lazyLive.wake();
    },
  };

  session.onChange(() => {
    // Nothing one person was shown stays for the next.
    feeds.clear();
    toggles.clear();
    statusViews.clear();
    graph.clear();
    notices.clear();
    live.stop();
    queueMicrotask(live.start);
  });

  let reader = session.state.get();
  session.state.subscribe(() => {
    const before = reader;
    reader = session.state.get();
    if (before.state !== 'expired' || reader.state !== 'member') return;
    // Signed in again in the middle of work: go on where it stopped.
    notices.dismiss('session.expired');
    live.start();
    for (const { feed } of feeds.shown()) void (feed.state.get().opened ? feed.catchUp() : feed.reload());
  });

  return {
    graph,
    feeds,
    send,
    arrivals,
    statusViews,
    toggles,
    drafts,
    session,
    settings,
    notices,
    instance,
    features,
    live,
    start(later = (task) => task()) {
      if (!storage.available) storageRefused();
      void session.verify();
      // The instance tells where its socket is.
      void instance.load().then(() => {
        later(live.start);
        later(
          () => void features.load().catch((error: unknown) => log('warn', 'no features are known', error)),
        );
      });
    },
  };
}
