import type { Log } from './environment';

/** The maximum number of logged lines, so that a server that sends much invalid data does not fill the log. */
const MAX_LOGGED = 50;

/** Logs one line for each key. */
export function createLogOnce(log: Log): (key: string, ...line: Parameters<Log>) => void {
  const logged = new Set<string>();
  return (key, ...line) => {
    if (logged.has(key) || logged.size >= MAX_LOGGED) return;
    logged.add(key);
    log(...line);
  };
}
