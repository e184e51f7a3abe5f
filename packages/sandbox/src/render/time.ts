/** `2024-11-05T18:03:21.000Z`: whole seconds, written with milliseconds. */
export function wireTime(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}.000Z`;
}

/** `2024-11-05T18:03:21`: the few fields that have no zone. */
export function zonelessTime(ms: number): string {
  return new Date(ms).toISOString().slice(0, 19);
}

export function wireDate(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
