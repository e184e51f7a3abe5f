/** The same key for all spellings of one hashtag. */
export function tagKey(name: string): string {
  return name.replace(/^#/, '').normalize('NFKC').toLowerCase();
}
