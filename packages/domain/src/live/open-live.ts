import type { Instance } from '@linnet/api';
import type { Cell } from '../kernel/cell';
import type { Environment, LiveEnvironment } from '../kernel/environment';
import { createEventPlacement, type PlacementOptions } from './event-placement';
import type { FollowAccount, FollowAccountOptions } from './account-live';
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
  Omit<FollowAccountOptions, 'hub' | 'environment' | 'records'>;

export interface PrepareLiveOptions extends Parts {
  environment: LiveOptions['environment'] & Pick<Environment, 'now' | 'storage' | 'newKey' | 'forLive'>;
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

interface OpenLiveOptions extends PrepareLiveOptions {
  liveEnvironment: LiveEnvironment;
  /** The code for a signed-in viewer; null for a visitor. */
  followAccount: FollowAccount | null;
}

/** Loads what else the live connection needs. Resolves to the function that opens it. */
export async function prepareLive(options: PrepareLiveOptions): Promise<() => Live> {
  const [liveEnvironment, account] = await Promise.all([
    options.environment.forLive(),
    options.records === null ? null : import('./account-live'),
  ]);
  return () => openLive({ ...options, liveEnvironment, followAccount: account?.followAccount ?? null });
}

/**
 * Opens the live connection at the address that the instance names, and passes its events to the parts that show them.
 */
function openLive({ instance, origin, liveEnvironment, followAccount, ...options }: OpenLiveOptions): Live {
  const { session, environment } = options;
  const address = () => socketAddress(instance(), { origin, signedIn: session.token() !== null });
  const { log } = environment;
  const { records } = options;
  const logOnce = createLogOnce(log);
  const onProblem = (what: string): void => logOnce(what, 'warn', 'streaming', what);
  const hub = liveHubOf(options.graph);
  const account = records === null ? null : followAccount?.({ ...options, records, hub });
  const placement = createEventPlacement(options);
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
      account?.start();
    },
    stop() {
      isStarted = false;
      live.stop();
      socket.end();
      sleep.stop();
      account?.stop();
    },
  };
}
