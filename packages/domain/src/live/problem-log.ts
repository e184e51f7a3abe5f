import type { Log } from '../environment';

/** A server that makes up new ones without end is logged no further. */
const MOST = 50;

/** Logs what is wrong with what a stream tells, each thing once: a server may tell it with every post. */
export function createProblemLog(log: Log): (what: string) => void {
  const told = new Set<string>();
  return (what) => {
    if (told.has(what) || told.size >= MOST) return;
    told.add(what);
    log('warn', 'streaming', what);
  };
}
