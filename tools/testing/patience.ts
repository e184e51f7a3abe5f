import { vi } from 'vitest';

/** Milliseconds: a busy machine may need several seconds for what an idle one does in one. */
const PATIENCE = 10_000;

type WaitFor = typeof vi.waitFor & { patient?: true };

/** `vi.waitFor` gives up after one second unless told otherwise, and has no setting for it in the configuration. */
function waitLonger(impatient: WaitFor): WaitFor {
  const patient: WaitFor = (condition, options = PATIENCE) => impatient(condition, options);
  patient.patient = true;
  return patient;
}

const current: WaitFor = vi.waitFor;
// Files of one process share `vi`: it is changed once.
if (current.patient !== true) vi.waitFor = waitLonger(current);
