/** Joins the class names, leaving out false and undefined ones. */
export function join(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
