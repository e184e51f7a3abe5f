import { flag, optionalText } from './setting-kinds';

/**
 * The settings that something reads before the first status stands on the page; all the others come with the
 * complete list. Names are those that people and instances know from Pleroma-FE.
 */
export const startSettings = {
  /** Show what is new by itself while at the top of a timeline. */
  streaming: flag(false),
  /** Hear of news by socket; by polling when off. */
  useStreamingApi: flag(true),
  pauseOnUnfocused: flag(true),
  modalOnLogout: flag(true, { instance: true }),
  collapseMessageWithSubject: flag(false, { instance: true }),
  greentext: flag(false, { instance: true }),
  hideNsfw: flag(true),
  hidePostStats: flag(false, { instance: true }),
  hideBotIndication: flag(false, { instance: true }),
  sidebarRight: flag(false, { instance: true, kept: 'device' }),
  disableStickyHeaders: flag(false),
  /** Id of a palette; null follows the instance or the system. */
  palette: optionalText(),
} as const;

export type SettingKey = keyof typeof startSettings;
export type SettingValue<K extends SettingKey> = (typeof startSettings)[K]['default'];
