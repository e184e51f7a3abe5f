import { createTransport, type AccountId } from '@linnet/api';
import { createArrivals, type Arrivals } from './arrivals';
import { createCell } from './cell';
import type { Drafts } from './drafts/drafts';
import { forgetWriting } from './drafts/drafts-record';
import type { Environment, Log } from './environment';
import type { Features } from './features/features';
import { chosenView } from './feeds/chosen-view';
import { createFeeds, type Feeds } from './feeds/feeds';
import { bringKeptFilters } from './filters/bring-kept-filters';
import type { FilterMatcher } from './filters/filter-matcher';
import { hidesAllMuted } from './filters/hides-all-muted';
import { createGraph, type Graph } from './graph/graph';
import { createInstanceInformation, type InstanceInformation } from './instance/instance-facts';
import { createLazy, type Lazy } from './lazy';
import { createLazyLive, type LazyLive } from './live/lazy-live';
import { createNotices, type Notices } from './notices/notices';
import { ownRecord, ownRecords } from './own-record';
import { createSend, type Send } from './send';
import { answerSession } from './session/answer-session';
import { createSession, type Session } from './session/session';
import { createSettings, type Settings } from './settings/settings';
import type { SharedAnswers } from './tabs/shared-answers';
import { createStatusViews, type StatusViews } from './views/status-views';
import { followAccountDefaults, type DefaultsNeeds } from './settings/account-defaults';

/** The domain of one page: everything that the interface uses. */
export interface Client {
  environment: Environment;
  graph: Graph;
  feeds: Feeds;
  send: Send;
  arrivals: Arrivals;
  statusViews: StatusViews;
  drafts: Lazy<Drafts>;
  session: Session;
  settings: Settings;
  notices: Notices;
  instance: InstanceInformation;
  /** Loaded once the server's documents have been read. */
  features: Lazy<Features>;
  live: LazyLive;
  log: Log;
  /** Loads what the start needs and starts live updates; `later` puts off what the first status does not wait for. */
  start(later?: (task: () => void) => void): void;
}

export function createClient(environment: Environment): Client {
  const { baseUrl, log, storage } = environment;
  const graph = createGraph();
  const notices = createNotices();
  const settings = createSettings(storage, log);
  const arrivals = createArrivals(graph);
  /**
   * Answers that the tabs of this browser share; null until the live connection has begun, and where tabs can't share.
   */
  const answers = createCell<SharedAnswers | null>(null);
  const transport = createTransport({
    baseUrl,
    fetch: environment.fetch,
    token: () => session.token(),
    recent: (...asked) => answers.get()?.recent(...asked) ?? asked[2](),
  });
  const plainSend = transport.send;
  const storageRefused = (): void => void notices.add({ level: 'error', key: 'errors.storage_unavailable' });
  const session = createSession({
    storage,
    send: plainSend,
    graph,
    origin: environment.origin,
    log,
    onExpired: () => notices.add({ level: 'error', key: 'session.expired' }),
    onSignOut: (account, { keepsDrafts }) => {
      if (!keepsDrafts) {
        drafts.loaded.get()?.forget();
        forgetWriting(storage, account);
      }
      for (const kind of ownRecords) storage.remove(ownRecord(kind, account));
    },
    onStorageRefused: storageRefused,
  });
  const instance = createInstanceInformation({ send: plainSend, settings, environment });
  const features = createLazy<Features>(async (replace) => {
    const { learnFeatures } = await import('./features/learn-features');
    return learnFeatures({ send: plainSend, instance, environment, graph, replace });
  });
  const onChange = (): void => answers.get()?.outdate();
  const send = createSend({ transport, session, features, onChange });
  const reader = (): AccountId | null => {
    const now = session.state.get();
    return now.state === 'visitor' ? null : now.accountId;
  };
  const matcher = createCell<FilterMatcher | null>(null);
  const feeds = createFeeds({
    graph,
    send,
    log,
    features,
    reader,
    view: (kind) => chosenView(settings, kind, reader() !== null),
    filtered: bringKeptFilters({ storage, reader, matcher, log }),
    // Assumed while the features are not loaded, as in the start script: a server without the parameter ignores it.
    withMuted: () =>
      reader() !== null &&
      !hidesAllMuted(settings) &&
      features.loaded.get()?.has('mutedInTimelines') !== false,
    onFailure: (reason) => notices.add({ level: 'error', key: 'timeline.error', reason, lasts: 5000 }),
  });
  settings.subscribe(feeds.review);
  const statusViews = createStatusViews({
    graph,
    settings,
    environment,
    reader,
    matcher,
  });
  const drafts = createLazy(async () => {
    const [{ makeDrafts }, writing] = await Promise.all([
      import('./drafts/make-drafts'),
      environment.forWriting(),
    ]);
    return makeDrafts({
      environment,
      writing,
      graph,
      session,
      settings,
      notices,
      instance,
      features,
      feeds,
      arrivals,
      send,
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
      graph,
      arrivals,
      send,
      features,
      matcher,
      answers,
    },
    log,
  );

  const live: LazyLive = {
    ...lazyLive,
    wake() {
      const now = session.state.get();
      if (now.state === 'member' && now.own === null) void session.verify();
      lazyLive.wake();
      drafts.loaded.get()?.outbox.wake();
    },
  };

  answerSession({ session, feeds, statusViews, graph, notices, live });

  const client: Client = {
    environment,
    graph,
    feeds,
    send,
    arrivals,
    statusViews,
    drafts,
    session,
    settings,
    notices,
    instance,
    features,
    live,
    log,
    start(later = (task) => task()) {
      if (!storage.available) storageRefused();
      startClient(client, later);
    },
  };
  return client;
}

interface Starting extends DefaultsNeeds {
  instance: InstanceInformation;
  live: LazyLive;
}

/** Loads what the start needs; `later` puts off what the first status does not wait for. */
function startClient(client: Starting, later: (task: () => void) => void): void {
  const { session, instance, features, live, log } = client;
  const defaults = followAccountDefaults(client);
  void session.verify();
  void instance.configure();
  later(() => {
    // The instance's document says where the socket is.
    void instance.load().then(live.start);
    void features.load().catch((error: unknown) => log('warn', 'no features are known', error));
    defaults.ask();
  });
}
