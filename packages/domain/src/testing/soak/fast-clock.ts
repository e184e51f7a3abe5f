interface Timer {
  due: number;
  /** Milliseconds between two runs; null for a timer that runs once. */
  interval: number | null;
  task: () => void;
  owner: TimerOwner;
}

/** Whose timer it is: timers of pages do not run while their device sleeps. */
type TimerOwner = 'page' | 'server';

/** A clock that replaces the machine's and that the test advances. */
export interface FastClock {
  now(): number;
  /** Advances the clock: runs the timers that become due, in their order, and after each waits for what it started. */
  advance(milliseconds: number): Promise<void>;
  /** Advances while the pages sleep. Their timers that become due run once, when they wake. */
  sleep(milliseconds: number): Promise<void>;
  /** Runs a task whose timers belong to the server. */
  asServer<T>(task: () => T): T;
  /** Runs a task of a page after `wait` milliseconds, also while the page sleeps: for messages from the network. */
  deliver(wait: number, task: () => void): void;
  /** How many timers of pages have not run yet. */
  pendingTimers(): number;
  /** Awaits work that takes real time, such as hashing a password; the clock does not advance meanwhile. */
  runInRealTime<T>(work: Promise<T>): Promise<T>;
  /** Resolves when nothing is left to do at the current time. */
  settle(): Promise<void>;
  /** Restores the machine's clock. */
  end(): void;
}

/** Turns of the real event loop after which responses have been read and passed on. */
const LOOP_TURNS = 5;
/** The longest wait for work in real time; work that waits for this clock would never end. */
const MAX_REAL_TIME_MS = 2000;

/**
 * Replaces timers, `Date.now`, `performance.now` and `Math.random` until `end`, so that a day takes a minute and is the
 * same each time. `start` is the time in milliseconds since 1970.
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
  /** A task of a page has run since the last `settle`. */
  let hasPageRun = false;
  /** How many tasks are running in real time. */
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

  /** The next timer that is due until then; of several the one that was set first. */
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
    // A late interval runs once, not as often as it was missed.
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
      // The server's timers are synchronous, so only pages need to settle.
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

/** What Node's timers return: an object with `ref` and `unref` that converts to the timer's number. */
function handle(id: number): object {
  const self = {
    ref: () => self,
    unref: () => self,
    hasRef: () => false,
    [Symbol.toPrimitive]: () => id,
  };
  return self;
}
