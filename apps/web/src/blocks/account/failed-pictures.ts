/** Milliseconds for which no component requests a picture again that failed to load. */
const REST_MS = 300_000;
/** Far more than a page shows. */
const CAP = 1000;

const failures = new Map<string, number>();

/** Whether loading this picture failed in the last five minutes. */
export function hasFailed(address: string): boolean {
  const at = failures.get(address);
  return at !== undefined && Date.now() - at < REST_MS;
}

/** Records that a picture failed to load. */
export function noteFailure(address: string): void {
  if (failures.size >= CAP) failures.clear();
  failures.set(address, Date.now());
}

/** When the network is back, every picture is tried again. */
addEventListener('online', () => failures.clear());
