import { activeKeys } from '@linnet/domain/keys';
import { keysSettings } from '@linnet/domain/settings';
import { useMemo } from 'react';
import { useListedSetting } from '../client/use-listed-setting';
import type { GetText } from '../i18n/use-text';

/** Labels of keys that are signs in every language. */
const signs: Readonly<Record<string, string>> = { Enter: '↵', ArrowDown: '↓', ArrowUp: '↑' };

/** Keys whose label is a word, which keyboards have in their own language. */
const words = ['Delete', 'Insert', 'Escape', 'PageDown', 'PageUp'] as const;

const isApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);

/** The labels of a hotkey's keys, in the order in which they are pressed: `G`, `H`. */
export function keyLabels(key: string, text: GetText): readonly string[] {
  return key.split(' ').map((stroke) => {
    const [, modifier, name = stroke] = /^(Mod\+)?(.+)$/.exec(stroke) ?? [];
    const word = words.find((one) => one === name);
    const cap = word ? text(`keys.cap.${word}`) : (signs[name] ?? name.toUpperCase());
    return modifier === undefined ? cap : isApple ? `⌘${cap}` : `${text('keys.cap.control')}+${cap}`;
  });
}

/** The key of each hotkey action, by its id; empty while hotkeys are turned off. */
export function useActiveKeys(): ReadonlyMap<string, string | null> {
  const { value: choices } = useListedSetting('keys', keysSettings.keys);
  const { value: isOn } = useListedSetting('keyboardShortcuts', keysSettings.keyboardShortcuts);
  return useMemo(() => (isOn ? activeKeys(choices) : new Map()), [isOn, choices]);
}
