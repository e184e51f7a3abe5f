import type { Instance } from '@linnet/api';
import type { Cell } from '../kernel/cell';
import type { Environment, LiveEnvironment } from '../kernel/environment';
import { followDecisions } from '../feeds/follow-decisions';
import { keepFilters } from '../filters/kept-filters';
import { createServerFilters, type ServerFiltersOptions } from '../filters/server-filters';
import { createNews, type NewsOptions } from './news';
import { keepFollowCounts } from '../people/follow-counts';
import { hearStandings } from '../people/hear-standings';
import { createLogOnce } from '../kernel/log-once';
import type { Lifetime } from '../kernel/lifetime';
import type { AccountRecords } from '../kernel/records';
import { createLive, type Live, type LiveOptions } from './live';
import { liveSignsOf } from '../events/live-signs';
import { lookAgainAfterBreaks } from './look-again';
import { createOneSocket } from './one-socket';
import { createSleepWatch } from './sleep-watch';
import { socketDoor } from './socket-door';
import type { SharedAnswers } from '../tabs/shared-answers';

type Parts = Omit<LiveOptions, 'door' | 'onEvent' | 'onProblem' | 'connect' | 'attention'> &
  NewsOptions &
  Omit<ServerFiltersOptions, 'log' | 'now' | 'keep' | 'attention'>;

export interface OpenLiveOptions extends Parts {
  environment: LiveOptions['environment'] & Pick<Environment, 'now' | 'storage' | 'newKey'>;
  world: LiveEnvironment;
  /** Null until it has been read. */
  instance: () => Instance | null;
  origin: string;
  answers: Cell<SharedAnswers | null>;
  life: Pick<Lifetime, 'onEnd'>;
  /** Null for a visitor. */
  records: AccountRecords | null;
}

/**
 * Opens the live connection at the address that the instance names, and passes its events to the parts that show them.
 */
export function openLive({ instance, origin, world, ...options }: OpenLiveOptions): Live {
  const { session, environment } = options;
  const door = () => socketDoor(instance(), { origin, signedIn: session.token() !== null });
  const { log, now, storage } = environment;
  const { records } = options;
  const logOnce = createLogOnce(log);
  const onProblem = (what: string): void => logOnce(what, 'warn', 'streaming', what);
  followDecisions(options);
  hearStandings({ ...options, log });
  keepFollowCounts({ ...options, log });
  const signs = liveSignsOf(options.graph);
  const filters = createServerFilters({
    ...options,
    log,
    now,
    attention: signs.attention,
    keep(known) {
      if (records !== null && session.state.get().state === 'member') keepFilters(storage, records, known);
    },
  });
  const news = createNews(options);
  signs.on('filters', () => void filters.refresh());
  let isStarted = false;
  const socket = createOneSocket({
    environment,
    pages: world.pages,
    session,
    signs,
    answers: options.answers,
    onProblem,
    door,
    place: () => door()?.url ?? origin,
  });

  const live = createLive({
    ...options,
    door,
    attention: world.attention,
    connect: socket.connect,
    onProblem,
    onEvent(event) {
      news.hear(event);
      if (event.kind === 'notification') signs.emit('notification', event.notification);
      if (event.kind === 'chat') signs.emit('chat', event.chat);
    },
  });
  live.hears.subscribe(() => {
    signs.heardFrom = live.heardFrom();
    signs.hears.set(live.hears.get());
  });
  live.lost.subscribe(() => signs.broken.set(live.lost.get()));
  lookAgainAfterBreaks({ ...options, log }, signs);
  let usesSocket = options.settings.get('useStreamingApi');
  options.settings.subscribe(() => {
    const used = usesSocket;
    usesSocket = options.settings.get('useStreamingApi');
    if (isStarted && usesSocket !== used) live.start();
  });

  const sleep = createSleepWatch(world.attention, renew);
  const look = (): void => signs.attention.set(world.attention.get());
  world.attention.subscribe(look);
  look();
  world.onNetwork(renew);

  function renew(): void {
    live.renew();
    signs.emit('wake');
  }

  return {
    ...live,
    wake() {
      live.wake();
      signs.emit('wake');
    },
    start() {
      isStarted = true;
      socket.begin();
      live.start();
      sleep.start();
      if (session.state.get().state === 'member') void filters.begin();
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
