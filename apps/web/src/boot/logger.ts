/** Writes to the browser's console; nothing else does. Never pass a token or what a person wrote. */
export function log(level: 'info' | 'warn' | 'error', what: string, detail?: unknown): void {
  if (detail === undefined) console[level](what);
  else console[level](what, detail);
}
