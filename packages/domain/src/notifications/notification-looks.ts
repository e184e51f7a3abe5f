import type { FailureReason, NotificationId } from '@linnet/api';
import type { Client } from '../client';
import { justNow, SURE_FOR } from '../live/just-now';
import { liveSignsOf } from '../live/live-signs';
import { createRounds } from '../rounds/rounds';
import { failureOf } from './failure-of';
import type { NotificationList } from './notification-list';
import { LOOK_EVERY, lookForMarks, type RowsHere } from './look-for-marks';
import { lowestOf } from './place-notifications';
import type { SeenMarks } from './seen-marks';

/** When the server is asked, by itself: not while a stream tells everything, nor while it wants to be left alone. */
export interface NotificationLooks {
  /** Looks until the returned function is called. */
  begin(): () => void;
  /** Asks for what is new. */
  look(): Promise<FailureReason | null>;
  /**
   * Of what is there some may have been seen or put away elsewhere, down to this one: looked at as soon as may be.
   */
  owe(downTo?: NotificationId): void;
  /** What is wanted is another than what is there. */
  beOther(): void;
  /** A pause that the server named to somebody who asked is kept. */
  heard(reason: FailureReason | null): void;
  /** All of it was asked for. */
  loaded(): void;
  /** Another person reads. */
  forget(): void;
}

interface LooksOptions extends Pick<Client, 'graph' | 'session' | 'log'> {
  readonly list: NotificationList;
  readonly seen: Pick<SeenMarks, 'load'>;
  readonly rowsHere: RowsHere;
  /** Hears how each look ended. */
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
  /** Nobody told for a while: what was done elsewhere is looked for further down. */
  let isOwed = true;
  /** As of when that is to be answered. */
  let owedAsOf = 0;
  /** As far down as something is new: not while that was compared a moment ago. */
  let isThorough = true;
  /** And as far down as this one, whether that is new here or not. */
  let owedTo: NotificationId | null = null;
  let askedAt = -Infinity;
  /** When all that is new here was last compared with the server's. */
  let comparedAt = -Infinity;
  let isOther = false;
  /** The stream has told all that there was since the list was brought up to date. */
  let isUnbroken = false;
  let latest = {};

  const rounds = createRounds({
    every: LOOK_EVERY,
    attention: signs.attention,
    async look() {
      if (session.state.get().state !== 'member') return null;
      if (isOwed || isOther) return lookAgain();
      return lookForMarks({ isUnbroken, look, loadMarks: () => askMarks(seen, log), oweAll, ...rowsHere });
    },
  });

  /** What the stream told is whole from the answer on to a question that was asked while it was heard. */
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

  async function lookAgain(): Promise<FailureReason | null> {
    const [wasOwed, wasOwedTo, wasOther, wasThorough] = [isOwed, owedTo, isOther, isThorough];
    isOwed = false;
    owedTo = null;
    isOther = false;
    isThorough = false;
    // First, so that nothing that was shown before stands out as new for a moment.
    await askMarks(seen, log);
    const downTo = lower((wasThorough && rowsHere.lowestUnseen()) || null, wasOwedTo) ?? undefined;
    const begun = Date.now();
    const failure = await whole(owedAsOf, (asOf) =>
      wasOther ? list.load() : list.catchUp({ asOf, downTo, isThorough: wasThorough }),
    );
    if (failure === null && wasThorough) comparedAt = begun;
    if (failure !== null) {
      isOwed ||= wasOwed;
      owedTo = lower(owedTo, wasOwedTo);
      isOther ||= wasOther;
      isThorough ||= wasThorough;
    }
    return failure;
  }

  /** As soon as the server may be asked; what nobody follows is asked for when somebody does. */
  const lookSoon = (): void => void (isFollowed && rounds.now());

  function owe(asOf = Date.now()): void {
    isOwed = true;
    isThorough ||= Math.abs(Date.now() - comparedAt) >= SURE_FOR;
    owedAsOf = Math.max(owedAsOf, asOf);
    lookSoon();
  }

  function oweAll(): void {
    isThorough = true;
    owe();
  }

  function wake(): void {
    // Whoever goes to and fro between tabs is told all the same.
    const isSure = isUnbroken && Date.now() - askedAt < SURE_FOR;
    if (list.state.get().opened && !isSure) owe(justNow());
  }

  /** Nothing is replayed: what happened before the stream was granted is asked for. */
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
        signs.onNotification((notification) => list.receive(notification, isUnbroken)),
        signs.hears.subscribe(hear),
        signs.onWake(wake),
      ];
      return () => {
        isFollowed = false;
        // What is told from now on nobody takes in.
        latest = {};
        isUnbroken = false;
        rounds.stop();
        for (const stop of ends) stop();
      };
    },
    look: () => look(),
    owe(downTo) {
      owedTo = lower(owedTo, downTo ?? null);
      oweAll();
    },
    beOther() {
      isOther = true;
      lookSoon();
    },
    heard: rounds.heard,
    loaded: () => void (isOther = false),
    forget() {
      isOwed = true;
      owedAsOf = Date.now();
      isThorough = true;
      owedTo = null;
      isOther = false;
      isUnbroken = false;
      latest = {};
      // Whoever reads now is told things of their own.
      if (session.state.get().state === 'member') queueMicrotask(lookSoon);
    },
  };
}

async function askMarks(seen: Pick<SeenMarks, 'load'>, log: Client['log']): Promise<void> {
  const reason = await failureOf(seen.load());
  if (reason !== null) log('warn', 'what was seen is not known', reason);
}

function lower(a: NotificationId | null, b: NotificationId | null): NotificationId | null {
  return lowestOf([a, b].flatMap((id) => (id === null ? [] : [{ id }])));
}
