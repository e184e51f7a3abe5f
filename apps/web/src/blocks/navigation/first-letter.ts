/** What a reader takes for one sign: an emoji is one too. */
export function firstLetter(title: string): string {
  const [first] = new Intl.Segmenter().segment(title.trim());
  return (first?.segment ?? '').toLocaleUpperCase();
}
