/** The first character as people count them: an emoji is one. */
export function firstLetter(title: string): string {
  const [first] = new Intl.Segmenter().segment(title.trim());
  return (first?.segment ?? '').toLocaleUpperCase();
}
