/** For so long a picture that did not arrive is not asked for again, by whoever shows it. */
const REST_MS = 300_000;
/** Far more than a page shows. */
const CAP = 1000;

const failures = new Map<string, number>();

/** Whether asking for this picture has failed a short while ago. */
export function hasFailed(address: string): boolean {
  const at = failures.get(address);
  return at !== undefined && Date.now() - at < REST_MS;
}

/** Remembers that a picture did not arrive. */
export function noteFailure(address: string): void {
  if (failures.size >= CAP) failures.clear();
  failures.set(address, Date.now());
}

/** With a network that is back everything is tried again. */
addEventListener('online', () => failures.clear());
