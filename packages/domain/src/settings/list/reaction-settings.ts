import { texts } from '../setting-kinds';
import { needs, placed, type SettingsList } from './placed';

/** How people react. */
export const reactionSettings = {
  /** At the top of the picker: Unicode emoji, or shortcodes of the server's own between colons. */
  quickReactions: placed(texts(['👍', '❤️', '😂', '😮', '😢', '🎉']), 'posts', {
    pleromaFe: null,
    ...needs('reactions'),
  }),
} as const satisfies SettingsList;
