interface Timer {
  due: number;
  /** Milliseconds until it comes again; null for one that comes once. */
  interval: number | null;
  task: () => void;
  owner: TimerOwner;
}

/** Whose timer it is: those of pages stand still while their device sleeps. */
type TimerOwner = 'page' | 'server';

/** A clock that the test moves on, in place of the one of the machine. */
export interface FastClock {
  now(): number;
  /** So many milliseconds go by: what falls due happens in its order, and each time all that follows from it. */
  advance(milliseconds: number): Promise<void>;
  /** The same while the pages sleep. What they were to do meanwhile they do when they wake, once. */
  sleep(milliseconds: number): Promise<void>;
  /** Runs a task whose timers are a server's. */
  asServer<T>(task: () => T): T;
  /** The network brings something to a page, asleep or not. */
  deliver(wait: number, task: () => void): void;
  /** Timers of pages that have not come yet. */
  pendingTimers(): number;
  /** Something that takes the machine's own time: the clock stands until it is over. */
  runInRealTime<T>(work: Promise<T>): Promise<T>;
  /** Resolves when nothing is left to do before time goes on. */
  settle(): Promise<void>;
  /** Gives the machine its own clock back. */
  end(): void;
}

/** Turns of the machine's own loop in which answers are read and handed on. */
const LOOP_TURNS = 5;
/**
 * Milliseconds of the machine's own that are waited at most for what takes its time, on a busy one a while: what waits
 * for this clock would never end.
 */
const MAX_REAL_TIME_MS = 2000;

/**
 * Replaces timers, both clocks and chance for as long as it is not ended, so that a day takes a minute and goes the
 * same way each time. `random` stands in for chance.
 */
export function startFastClock(start: number, random: () => number): FastClock {
  const original = { setTimeout, clearTimeout, setInterval, clearInterval };
  const ownNow = Date.now;
  const ownRandom = Math.random;
  const timers = new Map<number, Timer>();
  const origin = start;
  let now = start;
  let latest = 0;
  let owner: TimerOwner = 'page';
  let isAsleep = false;
  /** Pages may have something to do. */
  let hasPageRun = false;
  /** How much is under way that takes the machine's own time. */
  let runningTasks = 0;

  function addTimer(task: () => void, wait: number, interval: number | null): object {
    latest += 1;
    const id = latest;
    timers.set(id, { due: now + Math.max(0, wait), interval, task, owner });
    return handle(id);
  }

  function cancel(given: unknown): void {
    if (given !== undefined && given !== null) timers.delete(Number(given));
  }

  type Task = (...words: unknown[]) => void;
  Object.assign(globalThis, {
    setTimeout: (task: Task, wait = 0, ...words: unknown[]) => addTimer(() => task(...words), wait, null),
    setInterval: (task: Task, wait = 1, ...words: unknown[]) =>
      addTimer(() => task(...words), wait, Math.max(1, wait)),
    clearTimeout: cancel,
    clearInterval: cancel,
  });
  Date.now = () => now;
  Math.random = random;
  Object.defineProperty(performance, 'now', { value: () => now - origin, configurable: true });

  async function turns(): Promise<void> {
    for (let turn = 0; turn < LOOP_TURNS; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }

  async function settle(): Promise<void> {
    await turns();
    for (const begun = ownNow(); runningTasks > 0 && ownNow() - begun < MAX_REAL_TIME_MS;) await turns();
  }

  async function runInRealTime<T>(work: Promise<T>): Promise<T> {
    runningTasks += 1;
    try {
      return await work;
    } finally {
      runningTasks -= 1;
    }
  }

  /** The next that is due until then; the earlier made first. */
  function next(until: number): [number, Timer] | null {
    let found: [number, Timer] | null = null;
    for (const entry of timers) {
      const [, timer] = entry;
      if (timer.due > until || (isAsleep && timer.owner === 'page')) continue;
      if (found === null || timer.due < found[1].due) found = entry;
    }
    return found;
  }

  function run(id: number, timer: Timer): void {
    now = Math.max(now, timer.due);
    if (timer.interval === null) timers.delete(id);
    // One that is late comes once, not as often as it was missed.
    else timer.due = now + timer.interval;
    runAs(timer.owner, timer.task);
  }

  function runAs<T>(whose: TimerOwner, task: () => T): T {
    const before = owner;
    hasPageRun ||= whose === 'page';
    owner = whose;
    try {
      return task();
    } finally {
      owner = before;
    }
  }

  async function advance(milliseconds: number): Promise<void> {
    const until = now + milliseconds;
    await settle();
    for (let found = next(until); found !== null; found = next(until)) {
      run(...found);
      // What a server does by itself is done at once, and most of it is nothing.
      if (hasPageRun) await settle();
      hasPageRun = false;
    }
    now = until;
  }

  return {
    now: () => now,
    advance,
    runInRealTime,
    settle,
    async sleep(milliseconds) {
      isAsleep = true;
      await advance(milliseconds);
      isAsleep = false;
    },
    asServer: (task) => runAs('server', task),
    deliver(wait, task) {
      runAs('server', () => addTimer(() => runAs('page', task), wait, null));
    },
    pendingTimers: () => [...timers.values()].filter((timer) => timer.owner === 'page').length,
    end() {
      Object.assign(globalThis, original);
      Date.now = ownNow;
      Math.random = ownRandom;
      Reflect.deleteProperty(performance, 'now');
    },
  };
}

/** What Node's timers give: it can be told not to keep the process, and stands for its number. */
function handle(id: number): object {
  const self = {
    ref: () => self,
    unref: () => self,
    hasRef: () => false,
    [Symbol.toPrimitive]: () => id,
  };
  return self;
}
