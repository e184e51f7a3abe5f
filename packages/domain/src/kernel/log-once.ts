import type { Log } from './environment';

/** Things that are logged: a server with endless invalid ones fills no log. */
const MAX_LOGGED = 50;

/** Logs each thing once, by its key, however often it comes. */
export function createLogOnce(log: Log): (key: string, ...line: Parameters<Log>) => void {
  const logged = new Set<string>();
  return (key, ...line) => {
    if (logged.has(key) || logged.size >= MAX_LOGGED) return;
    logged.add(key);
    log(...line);
  };
}
