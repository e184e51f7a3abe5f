import { navigationSettings } from '@linnet/domain/settings';
import { useListedSetting } from '../../../platform/client/use-listed-setting';

export type NavGroup = 'timelines' | 'lists' | 'more';

/** Whether a navigation group is expanded; stored on this device. */
export function useNavGroup(group: NavGroup): { open: boolean; toggle: () => void } {
  const { value, write } = useListedSetting('openNavGroups', navigationSettings.openNavGroups);
  const open = value.includes(group);
  return {
    open,
    toggle: () => void write(open ? value.filter((each) => each !== group) : [...value, group]),
  };
}
