const asked = Number(process.env['PROPERTY_RUNS']);
const SEED = 20_261_120;

interface Runs {
  numRuns: number;
  seed?: number;
  endOnFailure: true;
}

/**
 * How a property is run: briefly and always alike, or `PROPERTY_RUNS` times with new answers each time. The first
 * failing answer is told as it is: making a smaller one of a composed status takes minutes.
 */
export function propertyRuns(short: number): Runs {
  return asked > 0
    ? { numRuns: asked, endOnFailure: true }
    : { numRuns: short, seed: SEED, endOnFailure: true };
}
