import { mentionSettings } from '@linnet/domain/settings';
import { useListedSetting } from '../../platform/client/use-listed-setting';

/** How the person wants to read the names of mentioned people. */
export function useMentionStyle() {
  return {
    display: useSettingOfMentions('mentionLinkDisplay'),
    atIcon: useSettingOfMentions('useAtIcon'),
    tooltip: useSettingOfMentions('mentionLinkShowTooltip'),
    avatar: useSettingOfMentions('mentionLinkShowAvatar'),
    fadesDomain: useSettingOfMentions('mentionLinkFadeDomain'),
    yous: useSettingOfMentions('mentionLinkShowYous'),
    boldensYou: useSettingOfMentions('mentionLinkBoldenYou'),
  };
}

type MentionSettings = typeof mentionSettings;

function useSettingOfMentions<K extends keyof MentionSettings>(key: K) {
  return useListedSetting<MentionSettings[K]['default']>(key, mentionSettings[key]).value;
}
