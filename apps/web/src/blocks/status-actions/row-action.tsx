import type { StatusView } from '@linnet/domain';
import { useText } from '../../platform/i18n/use-text';
import { Icon } from '../../ui/icon/icon';
import { join } from '../../ui/styles/join';
import type { CommandStatusAction, StatusScene } from './status-action';
import { ToggleButton } from './toggle-button';
import styles from './action-row.module.css';
import { runAction } from './run-action';
import { statusActions } from './status-actions';
import { useStatusScene } from './use-status-scene';

interface RowActionProps {
  /** Its id in the setting `pinnedStatusActions`. */
  readonly name: string;
  readonly view: StatusView;
}

/** An action in the row that the viewer has added, or whose code is loaded after the first statuses. */
export function RowAction({ name, view }: RowActionProps) {
  const scene = useStatusScene(view);
  const action = statusActions.find(({ id }) => id === name);
  if (action === undefined || !action.can(scene)) return null;
  if (action.Button) return <action.Button view={view} />;
  if (action.kind === 'command') return <CommandButton action={action} scene={scene} />;
  return <ToggleButton action={action} view={view} onPress={() => runAction(action, scene)} />;
}

interface CommandButtonProps {
  readonly action: CommandStatusAction;
  readonly scene: StatusScene;
}

function CommandButton({ action, scene }: CommandButtonProps) {
  const text = useText();
  const label = text(action.label);
  const to = action.leadsTo?.(scene.row);
  const icon = <Icon of={action.icon} mirrored={action.mirrored === true} />;
  const look = join(styles.action, action.danger && styles.danger);
  if (typeof to === 'string') {
    return (
      <a
        className={look}
        href={to}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        title={label}
        aria-label={label}
      >
        {icon}
      </a>
    );
  }
  return (
    <button type="button" className={look} title={label} aria-label={label} onClick={() => action.run(scene)}>
      {icon}
    </button>
  );
}
