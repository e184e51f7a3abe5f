/** Calls the listener on each of these events. Returns the function that stops it. */
export function onEvents(target: EventTarget, names: readonly string[], listener: () => void): () => void {
  for (const name of names) target.addEventListener(name, listener);
  return () => names.forEach((name) => target.removeEventListener(name, listener));
}
