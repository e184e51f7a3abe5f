import { measure } from '../more-kinds';
import { choice } from '../setting-kinds';
import { startSettings } from '../start-settings';
import { ages } from './ages';
import { expert, inPleromaFe, type SettingsList } from './placed';

const instance = { instance: true };

/** How dates and times are written. */
export const timeSettings = {
  useAbsoluteTimeFormat: inPleromaFe(startSettings.useAbsoluteTimeFormat, 'time'),
  absoluteTimeFormatMinAge: inPleromaFe(measure('0d', ages, instance), 'time', expert),
  absoluteTime12h: inPleromaFe(choice(['24h', '12h'], '24h', instance), 'time'),
} as const satisfies SettingsList;
