import { appearanceSettings } from '@linnet/domain/settings';
import { useListedSetting } from '../../../platform/client/use-listed-setting';
import { useSession } from '../../../platform/client/use-session';
import { useRoute } from '../../../platform/navigation/use-route';

/**
 * What somebody signed in wants at the side of a wide page. `room`: the notifications, which are the screen itself now;
 * their column stays free, so that the others stay where they are.
 */
export function useThirdColumn(): 'notifications' | 'postform' | 'room' | 'none' {
  const { value } = useListedSetting('thirdColumnMode', appearanceSettings.thirdColumnMode);
  const isVisitor = useSession().state === 'visitor';
  // On their own page they would stand there twice.
  const isTheirPage = useRoute().match?.name === 'notifications' && value === 'notifications';
  if (isVisitor) return 'none';
  return isTheirPage ? 'room' : value;
}
