import { activeKeys } from '@linnet/domain/keys';
import { keysSettings } from '@linnet/domain/settings';
import { useMemo } from 'react';
import { useListedSetting } from '../client/use-listed-setting';

/** Labels of keys on keyboards that differ from their names in the list. */
const caps: Readonly<Record<string, string>> = {
  Delete: 'Del',
  Insert: 'Ins',
  Escape: 'Esc',
  Enter: '↵',
  ArrowDown: '↓',
  ArrowUp: '↑',
  PageDown: 'PgDn',
  PageUp: 'PgUp',
};

const isApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);

/** The labels of a hotkey's keys, in the order in which they are pressed: `G`, `H`. */
export function keyLabels(key: string): readonly string[] {
  return key.split(' ').map((stroke) => {
    const [, modifier, name = stroke] = /^(Mod\+)?(.+)$/.exec(stroke) ?? [];
    const cap = caps[name] ?? name.toUpperCase();
    return modifier === undefined ? cap : isApple ? `⌘${cap}` : `Ctrl+${cap}`;
  });
}

/** The key of each hotkey action, by its id; empty while hotkeys are turned off. */
export function useActiveKeys(): ReadonlyMap<string, string | null> {
  const { value: choices } = useListedSetting('keys', keysSettings.keys);
  const { value: isOn } = useListedSetting('keyboardShortcuts', keysSettings.keyboardShortcuts);
  return useMemo(() => (isOn ? activeKeys(choices) : new Map()), [isOn, choices]);
}
