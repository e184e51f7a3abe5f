/** A measurement failed; the bench ends with this error, which says which one and why. */
export class BenchError extends Error {}
