/** What stands on keyboards, where that is not what the list calls it. */
const caps: Readonly<Record<string, string>> = {
  Delete: 'Del',
  Insert: 'Ins',
  Escape: 'Esc',
  Enter: '↵',
  ArrowDown: '↓',
  ArrowUp: '↑',
};

const isApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);

/** A key of the list as it stands on the keyboard, in the order in which it is pressed: `G`, `H`. */
export function keyWords(key: string): readonly string[] {
  return key.split(' ').map((stroke) => {
    const [, held, name = stroke] = /^(Mod\+)?(.+)$/.exec(stroke) ?? [];
    const cap = caps[name] ?? name.toUpperCase();
    return held === undefined ? cap : isApple ? `⌘${cap}` : `Ctrl+${cap}`;
  });
}
