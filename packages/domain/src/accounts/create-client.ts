import { createTransport, type AccountId } from '@linnet/api';
import { createCell, type Cell } from '../kernel/cell';
import type { Client, LiveUpdates } from '../client/client';
import type { WritingClient } from '../drafts/writing-client';
import type { Environment } from '../kernel/environment';
import { chosenView } from '../feeds/chosen-view';
import { createFeeds } from '../feeds/feeds';
import type { SnapshotOwner } from '../snapshots/drop-when-outdated';
import { createSnapshots } from '../snapshots/snapshots';
import { restoreFilters } from '../filters/restore-filters';
import type { FilterMatcher } from '../filters/filter-matcher';
import { hidesAllMuted } from '../filters/hides-all-muted';
import { createGraph } from '../graph/graph';
import type { InstanceInformation } from '../instance/instance-facts';
import type { KnownServer } from '../instance/known-server';
import { orLog } from '../kernel/error-of';
import { createLazy, loadPart } from '../kernel/lazy';
import { createLifetime } from '../kernel/lifetime';
import { createLazyLive, type LazyLive } from '../live/lazy-live';
import { onePer } from '../kernel/one-per';
import { createNotices } from '../notices/notices';
import { accountRecords, serverScope } from '../kernel/records';
import { createSend } from '../session/send';
import type { Access } from '../session/access';
import { createSession, type Session } from '../session/session';
import type { SignedInViewer, SignOutOptions } from '../session/session-state';
import { cellUntilEnd, environmentUntilEnd, settingsUntilEnd } from '../session/until-end';
import type { Settings } from '../settings/settings';
import type { SharedAnswers } from '../tabs/shared-answers';
import { createStatusViews } from '../views/status-views';
import { applyAccountDefaults, type DefaultsNeeds } from './account-defaults';

/** Who is signed in on this page. Signing in and out change which client is shown; no client changes its viewer. */
export interface Accounts {
  /** The client that the page shows. */
  shown: Pick<Cell<PageClient>, 'get' | 'subscribe'>;
  /** The ways to sign in; their code is loaded at the first call. */
  access(): Promise<Access>;
  /** Signs out at once; the promise is that of revoking the token, whose error is only logged. */
  signOut(options?: SignOutOptions): Promise<void>;
  /** Takes over the stored session that another tab of the browser has changed. */
  adoptStoredSession(): void;
}

/** The client that a page shows, with all its parts. */
export interface PageClient extends WritingClient {
  /** The accounts of the page. */
  accounts: Accounts;
  /** Loads what the start needs and starts live updates. `later` postpones what the first status does not need. */
  start(later?: (task: () => void) => void): void;
}

/** Creates a value once for each client of the page. */
export const perPageClient: <T extends object>(make: (client: PageClient) => T) => (client: PageClient) => T =
  onePer;

export interface ClientOptions {
  accounts: Accounts;
  environment: Environment;
  settings: Settings;
  server: KnownServer;
  /** Null for a visitor. */
  viewer: SignedInViewer | null;
  /** Called with the token that no longer works. */
  onExpired: (token: string | null) => void;
  onStart: () => void;
}

/** Creates the client of a viewer. Everything that it starts ends with its `life`. */
export function createClient({ accounts, server, viewer, ...options }: ClientOptions): PageClient {
  const life = createLifetime(options.environment.log);
  const environment = environmentUntilEnd(life, options.environment);
  const settings = settingsUntilEnd(life, options.settings);
  const { baseUrl, log, storage } = environment;
  const records = viewer && accountRecords(serverScope(environment), viewer.accountId);
  const graph = createGraph();
  const notices = createNotices();
  /**
   * Answers that the tabs of this browser share; null until the live connection has started, and where tabs can't
   * share.
   */
  const answers = createCell<SharedAnswers | null>(null);
  const transport = createTransport({
    baseUrl,
    fetch: environment.fetch,
    token: () => session.token(),
    recent: (address, asOf, request) => answers.get()?.recent(address, asOf, request) ?? request(),
  });
  const session = createSession({
    viewer,
    send: transport.send,
    graph,
    log,
    life,
    onExpired(token) {
      options.onExpired(token);
      // Somebody who ended the session from another device expects that its content is no longer shown here.
      snapshots.drop();
      notices.add({ level: 'error', key: 'session.expired' });
    },
  });
  const instance = { ...server.instance, facts: cellUntilEnd(life, server.instance.facts) };
  const features = { ...server.features, loaded: cellUntilEnd(life, server.features.loaded) };
  const onChange = (): void => answers.get()?.invalidate();
  const send = createSend({ transport, session, features, life, onChange });
  const viewerId = (): AccountId | null => {
    const now = session.state.get();
    return now.state === 'visitor' ? null : now.accountId;
  };
  const matcher = createCell<FilterMatcher | null>(null);
  const isStreamAwaited = createCell(false);
  const filtered = restoreFilters({ storage, records, matcher, log });
  const snapshots = createSnapshots({
    environment,
    settings,
    graph,
    records,
    filtered,
  });
  const feeds = createFeeds({
    snapshots,
    isStreamAwaited,
    graph,
    send,
    log,
    features,
    viewer: viewerId,
    view: (kind) => chosenView(settings, kind, viewerId() !== null),
    filtered,
    // True until the features are loaded, as in the start script: servers without the parameter ignore it.
    withMuted: () =>
      viewerId() !== null &&
      !hidesAllMuted(settings) &&
      features.loaded.get()?.has('mutedInTimelines') !== false,
    onError: (reason) => notices.add({ level: 'error', key: 'timeline.error', reason, duration: 5000 }),
  });
  settings.subscribe(feeds.applySettings);
  const statusViews = createStatusViews({ graph, settings, environment, viewerId, matcher });
  const drafts = createLazy(async () => {
    const [{ makeDrafts }, writing] = await Promise.all([
      import('../drafts/make-drafts'),
      environment.forWriting(),
    ]);
    return makeDrafts({
      environment,
      records,
      writing,
      graph,
      session,
      settings,
      notices,
      instance,
      features,
      feeds,
      send,
      life,
    });
  });
  life.onEnd(() => drafts.loaded.get()?.flush());

  const lazyLive = createLazyLive(
    {
      environment,
      records,
      instance: () => instance.facts.get().instance,
      origin: environment.origin,
      session,
      settings,
      feeds,
      graph,
      send,
      features,
      matcher,
      answers,
      life,
      isStreamAwaited,
    },
    log,
  );

  const live = liveUpdates(lazyLive, { isStreamAwaited, life, session, drafts });
  life.onEnd(live.stop);
  refreshAfterRenewal({ session, notices, live, feeds });

  const client: PageClient = {
    accounts,
    environment,
    graph,
    feeds,
    snapshots,
    send,
    statusViews,
    drafts,
    session,
    settings,
    notices,
    instance,
    features,
    live,
    log,
    life,
    records,
    start(later = (task) => task()) {
      options.onStart();
      isStreamAwaited.set(settings.get('useStreamingApi'));
      startClient(client, later);
    },
  };
  return client;
}

function liveUpdates(
  { start, stop, wake }: LazyLive,
  {
    isStreamAwaited,
    life,
    session,
    drafts,
  }: Pick<LiveUpdates, 'isStreamAwaited'> & Pick<PageClient, 'life' | 'session' | 'drafts'>,
): LiveUpdates {
  return {
    isStreamAwaited,
    start() {
      if (!life.isOver()) start();
    },
    stop,
    wake() {
      const now = session.state.get();
      if (now.state === 'signed-in' && now.own === null) void session.verify();
      wake();
      drafts.loaded.get()?.outbox.wake();
    },
  };
}

/** Refreshes what is shown when the viewer has signed in again after the sign-in had expired. */
function refreshAfterRenewal({
  session,
  notices,
  live,
  feeds,
}: Pick<Client, 'session' | 'notices' | 'live' | 'feeds'>): void {
  let latest = session.state.get();
  session.state.subscribe(() => {
    const before = latest;
    latest = session.state.get();
    if (before.state !== 'expired' || latest.state !== 'signed-in') return;
    notices.dismiss('session.expired');
    live.start();
    for (const { feed } of feeds.shown()) void (feed.state.get().opened ? feed.catchUp() : feed.reload());
  });
}

interface StartNeeds extends DefaultsNeeds, Omit<SnapshotOwner, 'environment'> {
  environment: Environment;
  session: Session;
  instance: InstanceInformation;
  live: LiveUpdates;
}

/** Loads what the start needs; `later` postpones what the first status does not need. */
function startClient(client: StartNeeds, later: (task: () => void) => void): void {
  const { session, instance, features, live, log } = client;
  const defaults = applyAccountDefaults(client);
  const viewer = session.state.get();
  if (viewer.state !== 'visitor' && viewer.own === null) void session.verify();
  void instance.configure();
  later(() => {
    // The instance's document says where the socket is.
    void instance.load().then(live.start);
    void features.load().catch((error: unknown) => log('warn', 'no features are known', error));
    defaults.load();
    void orLog(
      loadPart(() => import('../snapshots/drop-when-outdated')).then((part) => part.dropWhenOutdated(client)),
      log,
      ['warn', 'outdated snapshots can not be dropped'],
    );
  });
}
