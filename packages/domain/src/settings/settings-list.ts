import { choice, flag, optionalText } from './setting-kinds';

/** Every setting there is. Names are those that people and instances know from Pleroma-FE. */
export const settingsList = {
  /** Show what is new by itself while at the top of a timeline. */
  streaming: flag(false),
  /** Hear of news by socket; by polling when off. */
  useStreamingApi: flag(true),
  pauseOnUnfocused: flag(true),
  modalOnLogout: flag(true, { instance: true }),
  scopeCopy: flag(true, { instance: true }),
  minimalScopesMode: flag(false, { instance: true }),
  alwaysShowSubjectInput: flag(true, { instance: true }),
  subjectLineBehavior: choice(['email', 'masto', 'noop'], 'email', { instance: true }),
  postContentType: choice(
    ['text/plain', 'text/html', 'text/markdown', 'text/bbcode', 'text/x.misskeymarkdown'],
    'text/plain',
    { instance: true },
  ),
  sensitiveByDefault: flag(false, { instance: true }),
  collapseMessageWithSubject: flag(false, { instance: true }),
  greentext: flag(false, { instance: true }),
  hideNsfw: flag(true),
  hidePostStats: flag(false, { instance: true }),
  hideBotIndication: flag(false, { instance: true }),
  sidebarRight: flag(false, { instance: true }),
  disableStickyHeaders: flag(false),
  /** Id of a palette; null follows the instance or the system. */
  palette: optionalText(),
} as const;

export type SettingKey = keyof typeof settingsList;
export type SettingValue<K extends SettingKey> = (typeof settingsList)[K]['default'];
