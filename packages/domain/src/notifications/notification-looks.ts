import type { FailureReason, NotificationId } from '@linnet/api';
import type { Client } from '../client/client';
import { failureOf } from '../kernel/failure-of';
import { lowestOf } from '../kernel/feed/ids';
import { lastPoll, createPolling } from '../kernel/polling/polling';
import { justNow, SURE_FOR } from '../kernel/just-now';
import { liveSignsOf } from '../events/live-signs';
import type { NotificationList } from './notification-list';
import type { SeenMarks } from './seen-marks';

/** Milliseconds between two polls while no stream sends what is new. */
const LOOK_EVERY = 10_000;

/** Known notifications that may be seen or handled elsewhere. */
interface RowsHere {
  /** The lowest that is unseen on this device. */
  readonly lowestUnseen: () => NotificationId | undefined;
  readonly countUnseen: () => number;
  /** The lowest that another member of the staff may handle too. */
  readonly lowestUndone: () => NotificationId | undefined;
}

/**
 * Polls for notifications: not while a stream sends everything, nor before a pause that the server has asked for is
 * over.
 */
interface NotificationLooks {
  /** Polls until the returned function is called. */
  begin(): () => void;
  /** Fetches what is newer. */
  look(): Promise<FailureReason | null>;
  /**
   * Requests as soon as possible a comparison of the unseen rows, and of all rows down to this one, which may have been
   * seen or dismissed elsewhere.
   */
  owe(downTo?: NotificationId): void;
  /** Requests that the list is loaded again, as other kinds are wanted than before. */
  beOther(): void;
  /** Called with the result of any other request: a pause that the server names in it is kept. */
  heard(reason: FailureReason | null): void;
  /** The list has been loaded again. */
  loaded(): void;
}

/** What happened while nothing was sent. */
interface Owed {
  /** The earliest time of an answer that will do. */
  readonly asOf: number;
  /** Goes down to the lowest unseen row: not when those were compared a moment ago. */
  readonly isThorough: boolean;
  /** Goes down to this one as well, whether it is unseen or not. */
  readonly downTo: NotificationId | null;
}

interface LooksOptions extends Pick<Client, 'graph' | 'session' | 'log'> {
  readonly list: NotificationList;
  readonly seen: Pick<SeenMarks, 'load'>;
  readonly rowsHere: RowsHere;
  /** Called with the result of each poll. */
  readonly tell: (reason: FailureReason | null) => void;
}

export function createNotificationLooks({
  graph,
  session,
  log,
  list,
  seen,
  rowsHere,
  tell,
}: LooksOptions): NotificationLooks {
  const signs = liveSignsOf(graph);
  let isFollowed = false;
  /** What the next poll also looks for; null while the stream sends everything. */
  let owed: Owed | null = { asOf: 0, isThorough: true, downTo: null };
  let askedAt = -Infinity;
  /** When all unseen rows were last compared with those of the server. */
  let comparedAt = -Infinity;
  let isOther = false;
  /** The stream has sent everything since the list was last refreshed. */
  let isUnbroken = false;
  let latest = {};

  const polling = createPolling({
    every: LOOK_EVERY,
    attention: signs.attention,
    async poll() {
      if (session.state.get().state !== 'member') return null;
      if (owed !== null || isOther) return lookAgain();
      return lookForMarks();
    },
  });

  /** Runs a request. A stream that was open when it was sent counts as complete from the answer on. */
  async function whole(asOf: number, ask: (asOf: number) => Promise<FailureReason | null>) {
    const own = (latest = {});
    const isHeard = signs.hears.get();
    askedAt = Date.now();
    const failure = await ask(isHeard ? Math.max(asOf, signs.heardFrom) : asOf);
    tell(failure);
    if (own === latest) isUnbroken = isHeard && failure === null;
    return failure;
  }

  const look = (when = Date.now(), downTo?: NotificationId): Promise<FailureReason | null> =>
    whole(when, (asOf) => list.catchUp({ asOf, downTo }));

  /**
   * Polls for what was seen or handled elsewhere, which no stream sends: only while something is unseen here or has to
   * be handled.
   */
  async function lookForMarks(): Promise<FailureReason | null> {
    const { lowestUnseen, lowestUndone, countUnseen } = rowsHere;
    const downTo = lowestUndone();
    const isNew = lowestUnseen() !== undefined;
    if (!isNew && downTo === undefined && isUnbroken) return null;
    const asOf = lastPoll(LOOK_EVERY);
    const before = countUnseen();
    if (isNew) await askMarks();
    const failure = await look(asOf, downTo);
    // Somebody who has seen the upper ones elsewhere may have seen those further down too.
    if (failure === null && countUnseen() < before && lowestUnseen() !== undefined) oweAll();
    return failure;
  }

  async function askMarks(): Promise<void> {
    const reason = await failureOf(seen.load());
    if (reason !== null) log('warn', 'what was seen is not known', reason);
  }

  async function lookAgain(): Promise<FailureReason | null> {
    const [taken, wasOther] = [owed, isOther];
    const isThorough = taken?.isThorough === true;
    owed = null;
    isOther = false;
    // Marks are loaded first, so that nothing that was seen elsewhere is shown as unseen for a moment.
    await askMarks();
    const lowest = isThorough ? rowsHere.lowestUnseen() : undefined;
    const downTo = lower(lowest ?? null, taken?.downTo ?? null) ?? undefined;
    const begun = Date.now();
    const failure = await whole(taken?.asOf ?? 0, (asOf) =>
      wasOther ? list.load() : list.catchUp({ asOf, downTo, isThorough }),
    );
    if (failure === null && isThorough) comparedAt = begun;
    if (failure !== null) {
      owed = both(owed, taken);
      isOther ||= wasOther;
    }
    return failure;
  }

  /** Polls as soon as the server allows it, if the list is in use; otherwise that happens when it is used next. */
  const lookSoon = (): void => void (isFollowed && polling.now());

  function owe(asOf = Date.now(), downTo: NotificationId | null = null): void {
    const isThorough = Math.abs(Date.now() - comparedAt) >= SURE_FOR;
    owed = both(owed, { asOf, isThorough, downTo });
    lookSoon();
  }

  function oweAll(downTo: NotificationId | null = null): void {
    comparedAt = -Infinity;
    owe(Date.now(), downTo);
  }

  function wake(): void {
    // The stream is trusted for a while, so that switching between tabs causes few requests.
    const isSure = isUnbroken && Date.now() - askedAt < SURE_FOR;
    if (list.state.get().opened && !isSure) owe(justNow());
  }

  /** The stream replays nothing: what happened before it was granted is polled for. */
  function hear(): void {
    latest = {};
    isUnbroken = false;
    if (signs.hears.get() && list.state.get().opened) owe(signs.heardFrom);
  }

  return {
    begin() {
      isFollowed = true;
      owe(justNow());
      const ends = [
        signs.on('notification', (notification) => list.receive(notification, isUnbroken)),
        signs.hears.subscribe(hear),
        signs.on('wake', wake),
      ];
      return () => {
        isFollowed = false;
        // Nothing takes in the events from now on.
        latest = {};
        isUnbroken = false;
        polling.stop();
        for (const stop of ends) stop();
      };
    },
    look: () => look(),
    owe: oweAll,
    beOther() {
      isOther = true;
      lookSoon();
    },
    heard: polling.heard,
    loaded: () => void (isOther = false),
  };
}

function both(a: Owed | null, b: Owed | null): Owed | null {
  if (a === null || b === null) return a ?? b;
  return {
    asOf: Math.max(a.asOf, b.asOf),
    isThorough: a.isThorough || b.isThorough,
    downTo: lower(a.downTo, b.downTo),
  };
}

function lower(a: NotificationId | null, b: NotificationId | null): NotificationId | null {
  return lowestOf([a, b].flatMap((id) => (id === null ? [] : [{ id }])));
}
