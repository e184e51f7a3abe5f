import { listOf, numberOf, objectOf, textOf } from '../../tools/report/json-value';

/** A place in a script, both numbers from 0. */
export interface ScriptPlace {
  url: string;
  line: number;
  column: number;
}

/** A sample of the browser's profiler: what a thread runs, counted until the next sample. Times in microseconds. */
export interface CpuSample {
  from: number;
  to: number;
  /** The innermost place in a script: what the browser does itself belongs to the script that called it. */
  place: ScriptPlace | null;
}

/** An event of a trace that belongs to a profile, as the browser writes it. */
export interface ProfileEvent {
  name?: string;
  args?: unknown;
}

interface CallNode {
  place: ScriptPlace | null;
  parent: number;
}

/** The samples of one profile: its event `Profile` and its events `ProfileChunk`, in the order of the trace. */
export function samplesOf(events: readonly ProfileEvent[]): CpuSample[] {
  const nodes = new Map<number, CallNode>();
  const found: { at: number; place: ScriptPlace | null }[] = [];
  let at = 0;
  for (const { name, args } of events) {
    const data = objectOf(objectOf(args)['data']);
    if (name === 'Profile') at = numberOf(data['startTime']);
    const { nodes: added, samples } = objectOf(data['cpuProfile']);
    for (const entry of listOf(added)) {
      const { id, parent, callFrame } = objectOf(entry);
      nodes.set(numberOf(id), { place: startOf(callFrame), parent: numberOf(parent) });
    }
    const [deltas, lines, columns] = ['timeDeltas', 'lines', 'columns'].map((key) => listOf(data[key]));
    for (const [index, id] of listOf(samples).entries()) {
      at += numberOf(deltas?.[index]);
      // From 1; 0 where the browser doesn't know it.
      const [line, column] = [numberOf(lines?.[index]) - 1, numberOf(columns?.[index]) - 1];
      found.push({ at, place: placeOf(nodes, numberOf(id), { line, column }) });
    }
  }
  // The profiler's thread sometimes writes two samples in the wrong order.
  const ordered = found.toSorted((a, b) => a.at - b.at);
  return ordered.map(({ at: from, place }, index) => ({ from, to: ordered[index + 1]?.at ?? from, place }));
}

/** Where the function of a call begins; null for functions of the browser. */
function startOf(callFrame: unknown): ScriptPlace | null {
  const { url, lineNumber, columnNumber } = objectOf(callFrame);
  if (textOf(url) === '') return null;
  return { url: textOf(url), line: numberOf(lineNumber), column: numberOf(columnNumber) };
}

/**
 * Where a call is: at `position` in its own function, or anywhere in the next function outwards that is of
 * a script.
 */
function placeOf(
  nodes: ReadonlyMap<number, CallNode>,
  id: number,
  position: Readonly<{ line: number; column: number }>,
): ScriptPlace | null {
  const own = nodes.get(id)?.place ?? null;
  if (own !== null) return position.line < 0 || position.column < 0 ? own : { ...own, ...position };
  for (let node = nodes.get(id); node !== undefined; node = nodes.get(node.parent)) {
    if (node.place !== null) return node.place;
  }
  return null;
}
