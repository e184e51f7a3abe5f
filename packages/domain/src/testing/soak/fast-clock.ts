interface Timer {
  due: number;
  /** Milliseconds until it comes again; null for one that comes once. */
  every: number | null;
  task: () => void;
  side: Side;
}

/** Whose timer it is: those of pages stand still while their device sleeps. */
type Side = 'page' | 'server';

/** A clock that the test moves on, in place of the one of the machine. */
export interface FastClock {
  now(): number;
  /** So many milliseconds go by: what falls due happens in its order, and each time all that follows from it. */
  pass(milliseconds: number): Promise<void>;
  /** The same while the pages sleep. What they were to do meanwhile they do when they wake, once. */
  sleep(milliseconds: number): Promise<void>;
  /** Runs a task whose timers are a server's. */
  asServer<T>(task: () => T): T;
  /** The network brings something to a page, asleep or not. */
  bring(wait: number, task: () => void): void;
  /** Timers of pages that have not come yet. */
  waiting(): number;
  /** Something that takes the machine's own time: the clock stands until it is over. */
  during<T>(work: Promise<T>): Promise<T>;
  /** Resolves when nothing is left to do before time goes on. */
  settle(): Promise<void>;
  /** Gives the machine its own clock back. */
  end(): void;
}

/** Turns of the machine's own loop in which answers are read and handed on. */
const TURNS = 5;
/**
 * Milliseconds of the machine's own that are waited at most for what takes its time, on a busy one a while: what waits
 * for this clock would never end.
 */
const LONGEST_WORK = 2000;

/**
 * Replaces timers, both clocks and chance for as long as it is not ended, so that a day takes a minute and goes the
 * same way each time. `random` stands in for chance.
 */
export function startFastClock(start: number, random: () => number): FastClock {
  const own = { setTimeout, clearTimeout, setInterval, clearInterval };
  const ownNow = Date.now;
  const ownRandom = Math.random;
  const timers = new Map<number, Timer>();
  const origin = start;
  let now = start;
  let latest = 0;
  let side: Side = 'page';
  let isAsleep = false;
  /** Pages may have something to do. */
  let isTouched = false;
  /** How much is under way that takes the machine's own time. */
  let working = 0;

  function plan(task: () => void, wait: number, every: number | null): object {
    latest += 1;
    const id = latest;
    timers.set(id, { due: now + Math.max(0, wait), every, task, side });
    return handle(id);
  }

  function cancel(given: unknown): void {
    if (given !== undefined && given !== null) timers.delete(Number(given));
  }

  type Task = (...words: unknown[]) => void;
  Object.assign(globalThis, {
    setTimeout: (task: Task, wait = 0, ...words: unknown[]) => plan(() => task(...words), wait, null),
    setInterval: (task: Task, wait = 1, ...words: unknown[]) =>
      plan(() => task(...words), wait, Math.max(1, wait)),
    clearTimeout: cancel,
    clearInterval: cancel,
  });
  Date.now = () => now;
  Math.random = random;
  Object.defineProperty(performance, 'now', { value: () => now - origin, configurable: true });

  async function turns(): Promise<void> {
    for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }

  async function settle(): Promise<void> {
    await turns();
    for (const begun = ownNow(); working > 0 && ownNow() - begun < LONGEST_WORK;) await turns();
  }

  async function during<T>(work: Promise<T>): Promise<T> {
    working += 1;
    try {
      return await work;
    } finally {
      working -= 1;
    }
  }

  /** The next that is due until then; the earlier made first. */
  function next(until: number): [number, Timer] | null {
    let found: [number, Timer] | null = null;
    for (const entry of timers) {
      const [, timer] = entry;
      if (timer.due > until || (isAsleep && timer.side === 'page')) continue;
      if (found === null || timer.due < found[1].due) found = entry;
    }
    return found;
  }

  function run(id: number, timer: Timer): void {
    now = Math.max(now, timer.due);
    if (timer.every === null) timers.delete(id);
    // One that is late comes once, not as often as it was missed.
    else timer.due = now + timer.every;
    as(timer.side, timer.task);
  }

  function as<T>(whose: Side, task: () => T): T {
    const before = side;
    isTouched ||= whose === 'page';
    side = whose;
    try {
      return task();
    } finally {
      side = before;
    }
  }

  async function pass(milliseconds: number): Promise<void> {
    const until = now + milliseconds;
    await settle();
    for (let found = next(until); found !== null; found = next(until)) {
      run(...found);
      // What a server does by itself is done at once, and most of it is nothing.
      if (isTouched) await settle();
      isTouched = false;
    }
    now = until;
  }

  return {
    now: () => now,
    pass,
    during,
    settle,
    async sleep(milliseconds) {
      isAsleep = true;
      await pass(milliseconds);
      isAsleep = false;
    },
    asServer: (task) => as('server', task),
    bring(wait, task) {
      as('server', () => plan(() => as('page', task), wait, null));
    },
    waiting: () => [...timers.values()].filter((timer) => timer.side === 'page').length,
    end() {
      Object.assign(globalThis, own);
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
