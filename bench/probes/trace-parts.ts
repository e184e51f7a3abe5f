/** An event of a trace of Chromium that has a duration. Times in microseconds. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur: number;
}

/** Milliseconds of one thread, by what it did. */
export interface TraceParts {
  compile: number;
  script: number;
  collection: number;
  style: number;
  rest: number;
}

/** What an event is, by the beginning of its name; an event that fits none is what its parent is. */
const KINDS: readonly [kind: keyof TraceParts, names: RegExp][] = [
  ['collection', /^(?:MinorGC|MajorGC|V8\.GC|BlinkGC|CppGC)/],
  [
    'compile',
    /^(?:v8\.compile|v8\.produceCache|v8\.parse|V8\.(?:Compile|Parse|Recompile|Optimize|Finalize))/,
  ],
  ['style', /^(?:Layout|UpdateLayoutTree|RecalculateStyles|PrePaint|Paint|Layerize|Commit|ParseAuthorStyle)/],
  [
    'script',
    /^(?:EvaluateScript|v8\.evaluateModule|FunctionCall|RunMicrotasks|EventDispatch|TimerFire|FireAnimationFrame)/,
  ],
];

interface Open {
  kind: keyof TraceParts;
  end: number;
}

/**
 * Divides the time in which a thread ran a task. Events of a thread contain each other or stand apart; time counts for
 * the innermost.
 */
export function partsOf(events: readonly TraceEvent[]): TraceParts {
  const parts: TraceParts = { compile: 0, script: 0, collection: 0, style: 0, rest: 0 };
  const open: Open[] = [];
  let at = 0;

  /** Counts the time up to `until`, and closes what ends before. */
  function advance(until: number): void {
    for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
      const end = Math.min(top.end, until);
      parts[top.kind] += Math.max(0, end - at) / 1000;
      at = Math.max(at, end);
      if (top.end > until) return;
      open.pop();
    }
    at = Math.max(at, until);
  }

  // Of two that begin at once the longer one contains the other.
  for (const { name, ts, dur } of events.toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)) {
    advance(ts);
    const known = KINDS.find(([, names]) => names.test(name))?.[0];
    const isTask = name === 'RunTask' || name === 'ThreadControllerImpl::RunTask';
    if (open.length === 0 && !isTask) continue;
    open.push({ kind: known ?? open.at(-1)?.kind ?? 'rest', end: ts + dur });
  }
  advance(Infinity);
  return parts;
}
