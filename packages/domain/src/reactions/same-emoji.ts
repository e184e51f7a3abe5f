const style = /\uFE0F/g;

/** One form of an emoji for all that servers send: Unicode ones come with or without a variation selector. */
export function bareEmoji(name: string): string {
  return name.replace(style, '');
}

/** Whether servers count two reactions as the same. */
export function isSameEmoji(a: string, b: string): boolean {
  return bareEmoji(a) === bareEmoji(b);
}
