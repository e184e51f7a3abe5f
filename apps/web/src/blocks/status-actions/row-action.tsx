import type { StatusView } from '@linnet/domain';
import { useText } from '../../platform/i18n/use-text';
import { otherSite } from '../../platform/navigation/link';
import { Icon } from '../../ui/icon/icon';
import { join } from '../../ui/styles/join';
import styles from './action-row.module.css';
import { type CommandStatusAction, type StatusScene, runAction, useStatusScene } from './status-action';
import { statusActions } from './status-actions';
import { ToggleButton } from './toggle-button';

export interface RowActionProps {
  /** Its id in the setting `pinnedStatusActions`. */
  readonly name: string;
  readonly view: StatusView;
}

/** An action in the row that is none of the first three. */
export function RowAction({ name, view }: RowActionProps) {
  const scene = useStatusScene(view);
  const action = statusActions.find(({ id }) => id === name);
  if (action === undefined || !action.can(scene)) return null;
  if (action.Button) return <action.Button view={view} />;
  if (action.toggle === undefined) return <CommandButton action={action} scene={scene} />;
  return <ToggleButton action={action} view={view} onPress={() => runAction(action, scene)} />;
}

interface CommandButtonProps {
  readonly action: CommandStatusAction;
  readonly scene: StatusScene;
}

function CommandButton({ action, scene }: CommandButtonProps) {
  const text = useText();
  const label = text(action.label);
  const to = action.externalAddress?.(scene.row);
  const icon = <Icon of={action.icon} mirrored={action.mirrored === true} />;
  const className = join(styles.action, action.danger && styles.danger);
  if (typeof to === 'string') {
    return (
      <a className={className} href={to} {...otherSite} title={label} aria-label={label}>
        {icon}
      </a>
    );
  }
  return (
    <button
      type="button"
      className={className}
      title={label}
      aria-label={label}
      onClick={() => action.run(scene)}
    >
      {icon}
    </button>
  );
}
