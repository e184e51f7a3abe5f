import { isWithheld } from '@linnet/api';
import { type StatusView, isRepeatable } from '@linnet/domain';
import { actionsOf } from '@linnet/domain/actions';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Lock from 'lucide-react/icons/lock';
import { useClient, useRow, useSession, useSetting } from '../../platform/client/client-provider';
import { useHasReplyForm } from '../../platform/client/use-open-form';
import { closeForm, openForm } from '../../platform/client/use-reply';
import { useText } from '../../platform/i18n/use-text';
import { otherSite } from '../../platform/navigation/link';
import { useTrigger } from '../../ui/floating/use-trigger';
import { IconButton } from '../../ui/icon-button/icon-button';
import { Icon } from '../../ui/icon/icon';
import { lazyPart } from '../../ui/lazy/lazy-screen';
import { join } from '../../ui/styles/join';
import { ActionBanner } from './action-banner';
import styles from './action-row.module.css';
import { firstToggles, replyAction } from './first-actions';
import { type CommandStatusAction, type StatusScene, runAction, useStatusScene } from './status-action';
import { statusActions } from './status-actions';
import type { StatusMenuProps } from './status-menu';
import { ToggleButton, useActionCount } from './toggle-button';
import { VisitorAction } from './visitor-action';

/** Loads the code of the menu. */
export const loadStatusMenu = () => import('./status-menu');

/** The menu with all actions on a status and its author. */
const StatusMenu = lazyPart<StatusMenuProps>(() => loadStatusMenu().then((part) => part.StatusMenu));

/** The "three dots" button for all actions that are not in the row. The menu is mounted when it is first opened. */
function MoreButton({ view }: { readonly view: StatusView }) {
  const text = useText();
  const { open, setOpen, wasOpened, triggerProps } = useTrigger('menu');
  return (
    <>
      <IconButton {...triggerProps} name={text('status.more_actions')} icon={Ellipsis} />
      {wasOpened && <StatusMenu view={view} anchor={triggerProps.ref} open={open} onOpenChange={setOpen} />}
    </>
  );
}

interface RowActionProps {
  /** Its id in the setting `pinnedStatusActions`. */
  readonly name: string;
  readonly view: StatusView;
}

/** An action in the row that the viewer has added, or whose code is loaded after the first statuses. */
function RowAction({ name, view }: RowActionProps) {
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

/** A button that opens the reply form below the card, or asks to close it. */
function ReplyButton({ view }: { readonly view: StatusView }) {
  const { id, status } = view;
  const text = useText();
  const client = useClient();
  const isOpen = useHasReplyForm(id);
  const label = text('tool_tip.reply');
  const { name, shown } = useActionCount(label, status.repliesCount);
  return (
    <button
      type="button"
      className={join(styles.action, styles.reply)}
      data-opens-form
      aria-label={name}
      aria-expanded={isOpen}
      title={label}
      onClick={() =>
        isOpen ? closeForm(client, id) : openForm(client, { kind: 'reply', to: status.id }, id)
      }
    >
      <Icon of={replyAction.icon} mirrored />
      {shown}
    </button>
  );
}

/** The actions on a status, in slots of equal width, so that they align in columns across statuses. */
export function ActionRow({ view }: { readonly view: StatusView }) {
  const { errors } = actionsOf(useClient());
  const { id } = view.status;
  const error = useRow(errors, id);
  const pinned = useSetting('pinnedStatusActions');
  const isVisitor = useSession().state === 'visitor';

  return (
    <>
      {error !== null && <ActionBanner id={id} error={error} />}
      <div className={styles.row} data-own-clicks data-preview="box">
        {pinned.map((name) => (
          <span key={name} className={styles.slot}>
            <PinnedAction name={name} view={view} isVisitor={isVisitor} />
          </span>
        ))}
        <span className={styles.slot}>
          <MoreButton view={view} />
        </span>
      </div>
    </>
  );
}

function PinnedAction({ name, view, isVisitor }: RowActionProps & { readonly isVisitor: boolean }) {
  const text = useText();
  const { status } = view;
  const toggle = firstToggles.find(({ id }) => id === name);
  const action = name === replyAction.id ? replyAction : toggle;
  if (action === undefined) return <RowAction name={name} view={view} />;
  if (name === 'retweet' && !isRepeatable(status)) {
    const words = text('status.cannot_repeat');
    return (
      <span className={styles.action} role="img" aria-label={words} title={words}>
        <Icon of={Lock} />
      </span>
    );
  }
  if (isVisitor) return <VisitorAction action={action} status={status} />;
  // The server would refuse these actions. The empty slots stay, to keep the columns aligned.
  if (isWithheld(status.accountId)) return null;
  return toggle === undefined ? <ReplyButton view={view} /> : <ToggleButton action={toggle} view={view} />;
}
