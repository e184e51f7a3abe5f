/** Servers write one tag in several ways; these are the same one. */
export function tagKey(name: string): string {
  return name.replace(/^#/, '').normalize('NFKC').toLowerCase();
}
