/** What stands for a message that is not there yet: the last word of its id, legible if not beautiful. */
export function missingText(id: string): string {
  const words = id.slice(id.lastIndexOf('.') + 1).replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
