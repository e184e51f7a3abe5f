const style = /\uFE0F/g;

/** One for all the ways in which servers send an emoji: Unicode ones come with their selector or without. */
export function bareEmoji(name: string): string {
  return name.replace(style, '');
}

/** Whether two reactions are one to servers. */
export function isSameEmoji(a: string, b: string): boolean {
  return bareEmoji(a) === bareEmoji(b);
}
