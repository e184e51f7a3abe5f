import { vi } from 'vitest';

/** Milliseconds: a busy machine may need several seconds for what takes an idle one a second. */
const PATIENCE = 10_000;

type WaitFor = typeof vi.waitFor & { patient?: true };

/** Wraps `vi.waitFor`, which gives up after one second by default and has no setting for that in the configuration. */
function waitLonger(impatient: WaitFor): WaitFor {
  const patient: WaitFor = (condition, options = PATIENCE) => impatient(condition, options);
  patient.patient = true;
  return patient;
}

const current: WaitFor = vi.waitFor;
// Files in one process share `vi`: it is wrapped once.
if (current.patient !== true) vi.waitFor = waitLonger(current);
