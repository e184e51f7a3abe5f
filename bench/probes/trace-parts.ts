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

/** A stretch in which a thread did one thing. Times in microseconds. */
export interface Span {
  part: keyof TraceParts;
  from: number;
  to: number;
}

/** What an event is, by the beginning of its name; an event that fits none is what its parent is. */
const PARTS: readonly [part: keyof TraceParts, names: RegExp][] = [
  ['collection', /^(?:MinorGC|MajorGC|V8\.GC|BlinkGC|CppGC)/],
  [
    'compile',
    /^(?:v8\.compile|v8\.produceCache|v8\.parse|V8\.(?:Compile|Parse|PreParse|Recompile|Optimize|Finalize))/,
  ],
  ['style', /^(?:Layout|UpdateLayoutTree|RecalculateStyles|PrePaint|Paint|Layerize|Commit|ParseAuthorStyle)/],
  [
    'script',
    /^(?:EvaluateScript|v8\.evaluateModule|FunctionCall|RunMicrotasks|EventDispatch|TimerFire|FireAnimationFrame)/,
  ],
];

interface Open {
  part: keyof TraceParts;
  end: number;
}

/**
 * Divides the time in which a thread ran a task, in order. Events of a thread contain each other or stand apart; time
 * belongs to the innermost.
 */
export function spansOf(events: readonly TraceEvent[]): Span[] {
  const spans: Span[] = [];
  const open: Open[] = [];
  let at = 0;

  /** Adds the time up to `until`, and closes what ends before. */
  function advance(until: number): void {
    for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
      const end = Math.min(top.end, until);
      if (end > at) spans.push({ part: top.part, from: at, to: end });
      at = Math.max(at, end);
      if (top.end > until) return;
      open.pop();
    }
    at = Math.max(at, until);
  }

  // Of two that begin at once the longer one contains the other.
  for (const { name, ts, dur } of events.toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)) {
    advance(ts);
    const known = PARTS.find(([, names]) => names.test(name))?.[0];
    const isTask = name === 'RunTask' || name === 'ThreadControllerImpl::RunTask';
    if (open.length === 0 && !isTask) continue;
    open.push({ part: known ?? open.at(-1)?.part ?? 'rest', end: ts + dur });
  }
  advance(Infinity);
  return spans;
}

/** Adds up the spans before a time, in microseconds. */
export function partsOf(spans: readonly Span[], until = Infinity): TraceParts {
  const parts: TraceParts = { compile: 0, script: 0, collection: 0, style: 0, rest: 0 };
  for (const { part, from, to } of spans) parts[part] += Math.max(0, Math.min(to, until) - from) / 1000;
  return parts;
}
