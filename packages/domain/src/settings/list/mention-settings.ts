import { choice, flag } from '../setting-kinds';
import { expert, placed, type SettingsList } from './placed';

const instance = { instance: true };

/** How mentions are written. */
export const mentionSettings = {
  mentionLinkDisplay: placed(choice(['short', 'full_for_remote', 'full'], 'short', instance), 'mentions'),
  useAtIcon: placed(flag(false, instance), 'mentions', expert),
  mentionLinkShowTooltip: placed(flag(true, instance), 'mentions', expert),
  mentionLinkShowAvatar: placed(flag(false, instance), 'mentions', expert),
  mentionLinkFadeDomain: placed(flag(true, instance), 'mentions', expert),
  mentionLinkShowYous: placed(flag(false, instance), 'mentions', expert),
  mentionLinkBoldenYou: placed(flag(true, instance), 'mentions', expert),
} as const satisfies SettingsList;
