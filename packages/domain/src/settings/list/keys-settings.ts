import { type KeyChoices, readKeyChoices } from '../../keys/key-choices';
import { flag, setting } from '../setting-kinds';
import { placed, type SettingsList } from './placed';

const ours = { pleromaFe: null };

/** Keyboard shortcuts. */
export const keysSettings = {
  keyboardShortcuts: placed(flag(true), 'keys', ours),
  /** Changed keys, by command. */
  keys: placed(setting<KeyChoices>({}, {}, { form: { is: 'opaque' }, read: readKeyChoices }), 'keys', {
    ...ours,
    control: { by: 'keys' },
  }),
} as const satisfies SettingsList;
