import type { Instance } from '@linnet/api';
import type { Cell } from '../kernel/cell';
import type { Environment, LiveEnvironment } from '../kernel/environment';
import { updateFeedsOnBlocks } from '../feeds/update-on-blocks';
import { storeFilters } from '../filters/stored-filters';
import { createServerFilters, type ServerFiltersOptions } from '../filters/server-filters';
import { createEventPlacement, type PlacementOptions } from './event-placement';
import { updateFollowCounts } from '../people/follow-counts';
import { applyTabDecisions } from '../people/apply-tab-decisions';
import { createLogOnce } from '../kernel/log-once';
import type { Lifetime } from '../kernel/lifetime';
import type { AccountRecords } from '../kernel/records';
import { createLive, type Live, type LiveOptions } from './live';
import { liveHubOf } from '../events/live-hub';
import { refreshAfterBreaks } from './refresh-after-breaks';
import { createSharedSocket } from './shared-socket';
import { createSleepWatch } from './sleep-watch';
import { socketAddress } from './socket-address';
import type { SharedAnswers } from '../tabs/shared-answers';

type Parts = Omit<LiveOptions, 'address' | 'streams' | 'onEvent' | 'onProblem' | 'connect' | 'attention'> &
  PlacementOptions &
  Omit<ServerFiltersOptions, 'log' | 'now' | 'store' | 'attention'>;

export interface OpenLiveOptions extends Parts {
  environment: LiveOptions['environment'] & Pick<Environment, 'now' | 'storage' | 'newKey'>;
  liveEnvironment: LiveEnvironment;
  /** The instance; null until its document has been read. */
  instance: () => Instance | null;
  origin: string;
  answers: Cell<SharedAnswers | null>;
  life: Pick<Lifetime, 'onEnd'>;
  /** Null for a visitor. */
  records: AccountRecords | null;
  /** Set to false when a stream is open, and when none is to be expected. */
  isStreamAwaited: Cell<boolean>;
}

/**
 * Opens the live connection at the address that the instance names, and passes its events to the parts that show them.
 */
export function openLive({ instance, origin, liveEnvironment, ...options }: OpenLiveOptions): Live {
  const { session, environment } = options;
  const address = () => socketAddress(instance(), { origin, signedIn: session.token() !== null });
  const { log, now, storage } = environment;
  const { records } = options;
  const logOnce = createLogOnce(log);
  const onProblem = (what: string): void => logOnce(what, 'warn', 'streaming', what);
  updateFeedsOnBlocks(options);
  applyTabDecisions({ ...options, log });
  updateFollowCounts({ ...options, log });
  const hub = liveHubOf(options.graph);
  const filters = createServerFilters({
    ...options,
    log,
    now,
    attention: hub.isVisible,
    store(known) {
      if (records !== null && session.state.get().state === 'signed-in')
        storeFilters(storage, records, known);
    },
  });
  const placement = createEventPlacement(options);
  hub.on('filters', () => void filters.refresh());
  let isStarted = false;
  const socket = createSharedSocket({
    environment,
    pages: liveEnvironment.pages,
    session,
    hub,
    answers: options.answers,
    onProblem,
    address,
    server: () => address()?.url ?? origin,
  });

  const live = createLive({
    ...options,
    address,
    streams: hub.streams,
    attention: liveEnvironment.attention,
    connect: socket.connect,
    onProblem,
    onAnswered: () => options.isStreamAwaited.set(false),
    onEvent(event) {
      placement.apply(event);
      if (event.kind === 'notification') hub.emit('notification', event.notification);
      if (event.kind === 'chat') hub.emit('chat', event.chat);
      if (event.kind === 'conversation') hub.emit('conversation', event.conversation);
    },
  });
  live.isStreamOpen.subscribe(() => {
    hub.streamOpenSince = live.streamOpenSince();
    hub.isStreamOpen.set(live.isStreamOpen.get());
  });
  live.isLost.subscribe(() => hub.isLost.set(live.isLost.get()));
  refreshAfterBreaks({ ...options, log }, hub);
  let usesSocket = options.settings.get('useStreamingApi');
  options.settings.subscribe(() => {
    const before = usesSocket;
    usesSocket = options.settings.get('useStreamingApi');
    if (isStarted && usesSocket !== before) live.start();
  });

  const sleep = createSleepWatch(liveEnvironment.attention, renew);
  const updateVisible = (): void => hub.isVisible.set(liveEnvironment.attention.get());
  liveEnvironment.attention.subscribe(updateVisible);
  updateVisible();
  liveEnvironment.onNetwork(renew);

  function renew(): void {
    live.renew();
    hub.emit('wake');
  }

  return {
    ...live,
    wake() {
      live.wake();
      hub.emit('wake');
    },
    start() {
      isStarted = true;
      socket.begin();
      live.start();
      if (live.state.get() === 'disabled') options.isStreamAwaited.set(false);
      sleep.start();
      if (session.state.get().state === 'signed-in') void filters.start();
    },
    stop() {
      isStarted = false;
      live.stop();
      socket.end();
      sleep.stop();
      filters.stop();
    },
  };
}
