import { appearanceSettings } from '@linnet/domain/settings';
import { useListedSetting } from '../../../platform/client/use-listed-setting';
import { useSession } from '../../../platform/client/use-session';
import { useRoute } from '../../../platform/navigation/use-route';

/**
 * What the third column shows. `room`: the notifications are the current screen; the column stays empty, so that the
 * others don't move.
 */
export function useThirdColumn(): 'notifications' | 'postform' | 'room' | 'none' {
  const { value } = useListedSetting('thirdColumnMode', appearanceSettings.thirdColumnMode);
  const isVisitor = useSession().state === 'visitor';
  // On the notifications screen they would be shown twice.
  const isTheirPage = useRoute().match?.name === 'notifications' && value === 'notifications';
  if (isVisitor) return 'none';
  return isTheirPage ? 'room' : value;
}
