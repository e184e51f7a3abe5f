import { vi } from 'vitest';

/** A busy machine may need several seconds for what takes an idle one a second. */
const WAIT_TIMEOUT_MS = 10_000;

type WaitFor = typeof vi.waitFor & { isWrapped?: true };

/** Wraps `vi.waitFor`, which gives up after one second by default and has no setting for that in the configuration. */
function waitLonger(original: WaitFor): WaitFor {
  const wrapped: WaitFor = (condition, options = WAIT_TIMEOUT_MS) => original(condition, options);
  wrapped.isWrapped = true;
  return wrapped;
}

const current: WaitFor = vi.waitFor;
// Files in one process share `vi`: it is wrapped once.
if (current.isWrapped !== true) vi.waitFor = waitLonger(current);
