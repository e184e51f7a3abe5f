import { measure } from '../more-kinds';
import { choice } from '../setting-kinds';
import { startSettings } from '../start-settings';
import { ages } from './ages';
import { expert, placed, type SettingsList } from './placed';

const instance = { instance: true };

/** How dates and times are written. */
export const timeSettings = {
  useAbsoluteTimeFormat: placed(startSettings.useAbsoluteTimeFormat, 'time'),
  absoluteTimeFormatMinAge: placed(measure('0d', ages, instance), 'time', expert),
  absoluteTime12h: placed(choice(['24h', '12h'], '24h', instance), 'time'),
} as const satisfies SettingsList;
