import { actionsOf } from '@linnet/domain/actions';
import { repeat } from '@linnet/domain';
import { useClient } from '../../../platform/client/client-provider';
import { useText } from '../../../platform/i18n/use-text';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog';
import type { StatusDialogProps } from './dialog-props';
import { useFirstWords } from '../use-first-words';

/** Asks before repeating. */
export function RepeatDialog({ id, open, onClose }: StatusDialogProps) {
  const text = useText();
  const { toggles } = actionsOf(useClient());

  function handleConfirm() {
    onClose();
    toggles.toggle(repeat, id, true);
  }

  return (
    <ConfirmDialog
      open={open}
      title={text('status_actions.repeat_title')}
      text={text('status_actions.repeat_confirm', { ...useFirstWords(id) })}
      confirmLabel={text('tool_tip.repeat')}
      onConfirm={handleConfirm}
      onCancel={onClose}
    />
  );
}
