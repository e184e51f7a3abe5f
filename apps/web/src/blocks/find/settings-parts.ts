import type { FeatureKey } from '@linnet/api';
import type { PlacedSetting, SettingTab } from '@linnet/domain/settings';
import type { MessageId } from '../../platform/i18n/message-id';
import { pathTo } from '../../platform/navigation/path-to';

/** A part of the settings that is not an entry of the settings list: a form, a list, or a whole tab. */
export interface SettingsPart {
  /** Its name in the address, and the `data-part` of its element. Null for a whole tab. */
  readonly id: string | null;
  readonly tab: SettingTab | 'data' | 'changed';
  readonly name: MessageId;
  /** More texts of this part, for the search. */
  readonly words?: readonly MessageId[];
  /** `signed-in`: parts about the account are offered only to those who are signed in. */
  readonly who: 'everyone' | 'signed-in';
  /** Offered only if the server has at least one of these features. */
  readonly needs?: readonly FeatureKey[];
}

const ofProfile = (id: string, name: MessageId, ...needs: readonly FeatureKey[]): SettingsPart => ({
  id,
  name,
  tab: 'profile',
  who: 'signed-in',
  ...(needs.length > 0 && { needs }),
});

const ofSecurity = (id: string, name: MessageId, ...needs: readonly FeatureKey[]): SettingsPart => ({
  id,
  name,
  tab: 'security',
  who: 'signed-in',
  needs,
});

const ofData = (id: string, name: MessageId, ...needs: readonly FeatureKey[]): SettingsPart => ({
  id,
  name,
  tab: 'data',
  who: 'signed-in',
  ...(needs.length > 0 && { needs }),
});

const tabs = [
  'general',
  'appearance',
  'composing',
  'notifications',
  'filtering',
  'profile',
  'security',
  'theme',
  'style',
  'navigation',
  'data',
  'changed',
] as const satisfies readonly SettingsPart['tab'][];

const wholeTab = (tab: (typeof tabs)[number]): SettingsPart => ({
  id: null,
  tab,
  name: `settings.tab.${tab}`,
  who: tab === 'profile' || tab === 'security' ? 'signed-in' : 'everyone',
});

/** Everything in the settings that a search finds beside the settings themselves. */
export const settingsParts: readonly SettingsPart[] = [
  ofProfile('avatar', 'edit_profile.avatar'),
  ofProfile('header', 'edit_profile.header'),
  ofProfile('background', 'edit_profile.background', 'profileOfPleroma'),
  ofProfile('name', 'edit_profile.name'),
  ofProfile('bio', 'edit_profile.bio'),
  ofProfile('fields', 'edit_profile.fields'),
  ofProfile('birthday', 'edit_profile.birthday', 'birthdays'),
  ofSecurity('password', 'settings.part.password', 'accountSecurity'),
  ofSecurity('email', 'settings.part.email', 'accountSecurity'),
  ofSecurity('second-factor', 'settings.part.second_factor', 'mfa'),
  ofSecurity('sessions', 'settings.part.sessions', 'sessions'),
  ofSecurity('aliases', 'settings.part.aliases', 'aliases'),
  ofSecurity('move', 'settings.part.move', 'moveAccount'),
  ofSecurity('leave', 'settings.part.leave', 'accountSecurity'),
  {
    id: 'filters',
    tab: 'filtering',
    name: 'filter_settings.title',
    who: 'signed-in',
    needs: ['filters', 'filtersWithResults'],
  },
  {
    id: 'kept-away',
    tab: 'filtering',
    name: 'filter_settings.mutes_and_blocks',
    words: ['mutes_and_blocks.hosts', 'mutes_and_blocks.host'],
    who: 'signed-in',
  },
  { id: 'highlights', tab: 'filtering', name: 'filter_settings.highlights', who: 'everyone' },
  ofData('import', 'settings.part.import'),
  ofData('export', 'settings.part.export'),
  ofData('backups', 'settings.part.backups', 'backups', 'accountPagesOfMastodon'),
  {
    id: 'settings-file',
    tab: 'data',
    name: 'settings_file.title',
    words: ['settings_file.save', 'settings_file.choose'],
    who: 'everyone',
  },
  ...tabs.map(wholeTab),
];

export function partPath({ id, tab }: SettingsPart): string {
  return `${pathTo('settings')}?${new URLSearchParams({ tab, ...(id !== null && { part: id }) })}`;
}

/** The names of a setting in this application and in Pleroma-FE, as they are and split into words. */
export function keyWordsOf(key: string, { pleromaFe }: PlacedSetting<unknown>): string {
  const names = pleromaFe === null || pleromaFe === undefined ? [key] : [key, pleromaFe];
  return names.flatMap((name) => [name, name.replace(/([a-z\d])(?=[A-Z])/g, '$1 ')]).join(' ');
}
