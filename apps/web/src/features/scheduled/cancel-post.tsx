import { useFailureWords } from '../../blocks/failure/use-failure-words';
import { useClient } from '../../platform/client/client-provider';
import { tellUntaken } from '../../platform/client/tell-untaken';
import { useStep } from '../../platform/client/use-step';
import { useText } from '../../platform/i18n/use-text';
import { useAbsoluteTime } from '../../platform/time/use-absolute-time';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import type { ScheduledPostProps } from './scheduled-post-props';

interface CancelPostProps extends ScheduledPostProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks for confirmation, then cancels a scheduled post; its content becomes a draft. */
export function CancelPost({ post, steps, onLost, open, onClose }: CancelPostProps) {
  const text = useText();
  const client = useClient();
  const { full } = useAbsoluteTime();
  const time = full(Date.parse(post.scheduledAt));
  const step = () => steps.cancel(post.id);
  const cancel = useStep({
    step,
    onDone: onClose,
    onLost,
    isSeen: open,
    onUnseen: (reason) =>
      tellUntaken(client, { key: 'scheduled.not_cancelled', values: { time }, step, reason }),
  });
  const words = useFailureWords(cancel.failure ?? { kind: 'aborted' });

  function handleClose() {
    cancel.forget();
    onClose();
  }

  return (
    <ConfirmDialog
      open={open}
      title={text('scheduled.cancel_question')}
      text={
        cancel.failure === null
          ? text('scheduled.cancel_text', { time })
          : text('scheduled.cancel_failed', { why: words })
      }
      confirmLabel={text('scheduled.cancel')}
      cancelLabel={text('scheduled.keep')}
      danger
      pending={cancel.isPending}
      onConfirm={() => void cancel.take()}
      onCancel={handleClose}
    />
  );
}
