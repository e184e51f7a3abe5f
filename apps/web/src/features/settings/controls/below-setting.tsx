import type { Control, PlacedSetting } from '@linnet/domain/settings';
import type { ComponentType } from 'react';
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

const MutedWordsPreview = lazyScreen(
  () => import('../../../blocks/muted-words/muted-words-preview').then((part) => part.MutedWordsPreview),
  nothing,
);

/** By the name of the control. */
const parts: Partial<Record<Control['by'], ComponentType>> = {
  alerts: AlertPermission,
  push: PushState,
  words: MutedWordsPreview,
};

/** Additional content below a setting: the state of what it turns on, or a preview. */
export function BelowSetting({ control: { by } }: Pick<PlacedSetting<unknown>, 'control'>) {
  const Part = parts[by];
  return (
    Part !== undefined && (
      <div className={styles.below}>
        <Part />
      </div>
    )
  );
}
