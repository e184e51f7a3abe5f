import type { Control, PlacedSetting } from '@linnet/domain/settings';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ComponentType, ReactNode } from 'react';
import { Icon } from '../../../ui/icon/icon';
import { lazyScreen } from '../../../ui/lazy/lazy-screen';
import styles from './controls.module.css';

/** The props of every control. */
export interface ControlProps {
  /** Id of the element that the label is for. */
  readonly id: string;
  readonly label: string;
  /** Id of the element with the hint. */
  readonly describedBy: string | undefined;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** The label of an option or a flag. */
  readonly option: (name: string) => string;
}

/** An error below a control: what is wrong, and what would be valid. */
export function ProblemLine({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p className={styles.problem} id={id} role="alert" aria-live="polite">
      <Icon of={CircleAlert} size="small" />
      {children}
    </p>
  );
}

const noPlaceholder = { placeholder: () => null };
const AlertPermission = lazyScreen(
  () => import('../../../blocks/alerts/alert-permission').then((part) => part.AlertPermission),
  noPlaceholder,
);
const PushState = lazyScreen(
  () => import('../../../blocks/alerts/push-state').then((part) => part.PushState),
  noPlaceholder,
);

const MutedWordsPreview = lazyScreen(
  () => import('../../../blocks/muted-words/muted-words-preview').then((part) => part.MutedWordsPreview),
  noPlaceholder,
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
