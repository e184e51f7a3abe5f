/** `read` grants `read:statuses`; a scope grants itself. */
export function grants(held: string[], wanted: string): boolean {
  return held.some((scope) => scope === wanted || wanted.startsWith(`${scope}:`));
}

/** Scopes are separated by spaces, commas or both. */
export function splitScopes(text: string): string[] {
  return text.split(/[\s,]+/).filter((scope) => scope !== '');
}
