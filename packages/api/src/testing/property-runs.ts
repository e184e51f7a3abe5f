const requestedRuns = Number(process.env['PROPERTY_RUNS']);
const SEED = 20_261_120;

interface Runs {
  numRuns: number;
  seed?: number;
  endOnFailure: true;
}

/**
 * How to run a property: a few runs with a fixed seed, or `PROPERTY_RUNS` times with new random responses. The first
 * failing response is reported unshrunk: shrinking a composed status takes minutes.
 */
export function propertyRuns(defaultRuns: number): Runs {
  return requestedRuns > 0
    ? { numRuns: requestedRuns, endOnFailure: true }
    : { numRuns: defaultRuns, seed: SEED, endOnFailure: true };
}
