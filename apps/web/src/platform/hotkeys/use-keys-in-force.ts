import { keysInForce } from '@linnet/domain/keys';
import { keysSettings } from '@linnet/domain/settings';
import { useMemo } from 'react';
import { useListedSetting } from '../client/use-listed-setting';

/** The key of each hotkey action, by its id; empty while hotkeys are turned off. */
export function useKeysInForce(): ReadonlyMap<string, string | null> {
  const { value: choices } = useListedSetting('keys', keysSettings.keys);
  const { value: isOn } = useListedSetting('keyboardShortcuts', keysSettings.keyboardShortcuts);
  return useMemo(() => (isOn ? keysInForce(choices) : new Map()), [isOn, choices]);
}
