/** Labels of keys on keyboards that differ from their names in the list. */
const caps: Readonly<Record<string, string>> = {
  Delete: 'Del',
  Insert: 'Ins',
  Escape: 'Esc',
  Enter: '↵',
  ArrowDown: '↓',
  ArrowUp: '↑',
};

const isApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);

/** The labels of a hotkey's keys, in the order in which they are pressed: `G`, `H`. */
export function keyWords(key: string): readonly string[] {
  return key.split(' ').map((stroke) => {
    const [, held, name = stroke] = /^(Mod\+)?(.+)$/.exec(stroke) ?? [];
    const cap = caps[name] ?? name.toUpperCase();
    return held === undefined ? cap : isApple ? `⌘${cap}` : `Ctrl+${cap}`;
  });
}
