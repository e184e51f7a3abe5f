/** A measurement that could not be taken: the bench fails, and says which and why. */
export class BenchError extends Error {}
