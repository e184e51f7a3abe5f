import { measure } from '../more-kinds';
import { flag } from '../setting-kinds';
import { ages } from './ages';
import { expert, needs, inPleromaFe, type SettingsList } from './placed';

/** Scrobbles: what people listen to. */
export const scrobbleSettings = {
  hideScrobbles: inPleromaFe(flag(false), 'posts', { ...expert, ...needs('scrobbles') }),
  hideScrobblesAfter: inPleromaFe(measure('2d', ages), 'posts', { ...expert, ...needs('scrobbles') }),
} as const satisfies SettingsList;
