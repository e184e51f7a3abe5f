/** Joins class names, or ids in an attribute, leaving out false and undefined ones. */
export function join(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
