import type { PlacedSetting } from '@linnet/domain/settings';
import { lazyScreen } from '../../../ui/lazy/lazy-screen';
import styles from './controls.module.css';

const nothing = { placeholder: () => null };
const AlertPermission = lazyScreen(
  () => import('../../../blocks/alerts/alert-permission').then((part) => part.AlertPermission),
  nothing,
);
const PushState = lazyScreen(
  () => import('../../../blocks/alerts/push-state').then((part) => part.PushState),
  nothing,
);

/** What belongs to a setting beside its control: how it stands with what it switches on. */
export function BelowSetting({ control: { by } }: Pick<PlacedSetting<unknown>, 'control'>) {
  if (by !== 'alerts' && by !== 'push') return null;
  return <div className={styles.below}>{by === 'alerts' ? <AlertPermission /> : <PushState />}</div>;
}
