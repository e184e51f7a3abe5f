import { type KeyChoices, readKeyChoices } from '../../keys/key-choices';
import { flag, setting } from '../setting-kinds';
import { ours, type SettingsList } from './placed';

/** Keyboard shortcuts. */
export const keysSettings = {
  keyboardShortcuts: ours(flag(true), 'keys'),
  /** Changed keys, by command. */
  keys: ours(setting<KeyChoices>({}, {}, { form: { is: 'opaque' }, read: readKeyChoices }), 'keys', {
    control: { by: 'keys' },
  }),
} as const satisfies SettingsList;
