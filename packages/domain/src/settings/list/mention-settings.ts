import { choice, flag } from '../setting-kinds';
import { expert, inPleromaFe, type SettingsList } from './placed';

const instance = { instance: true };

/** How mentions are written. */
export const mentionSettings = {
  mentionLinkDisplay: inPleromaFe(
    choice(['short', 'full_for_remote', 'full'], 'short', instance),
    'mentions',
  ),
  useAtIcon: inPleromaFe(flag(false, instance), 'mentions', expert),
  mentionLinkShowTooltip: inPleromaFe(flag(true, instance), 'mentions', expert),
  mentionLinkShowAvatar: inPleromaFe(flag(false, instance), 'mentions', expert),
  mentionLinkFadeDomain: inPleromaFe(flag(true, instance), 'mentions', expert),
  mentionLinkShowYous: inPleromaFe(flag(false, instance), 'mentions', expert),
  mentionLinkBoldenYou: inPleromaFe(flag(true, instance), 'mentions', expert),
} as const satisfies SettingsList;
