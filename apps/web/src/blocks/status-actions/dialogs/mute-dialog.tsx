import { actionsOf, muteConversationFor } from '@linnet/domain/actions';
import { useState } from 'react';
import { useClient } from '../../../platform/client/client-provider';
import { useFeature } from '../../../platform/client/use-feature';
import { useText } from '../../../platform/i18n/use-text';
import type { MessageId } from '../../../platform/i18n/message-id';
import { Button } from '../../../ui/button/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { SegmentedControl } from '../../../ui/segmented-control/segmented-control';
import type { StatusDialogProps } from './status-dialog';
import styles from './dialogs.module.css';

/** How long a conversation can be muted, in seconds; 0 is until it is unmuted. */
const durations = [
  { seconds: 0, label: 'status_actions.mute_for_good' },
  { seconds: 3600, label: 'status_actions.mute_hour' },
  { seconds: 86_400, label: 'status_actions.mute_day' },
  { seconds: 604_800, label: 'status_actions.mute_week' },
] as const satisfies readonly { seconds: number; label: MessageId }[];

/** Explains what muting a conversation does; offers a duration if the server supports it. */
export function MuteDialog({ id, open, onClose }: StatusDialogProps) {
  const text = useText();
  const { toggles } = actionsOf(useClient());
  const canEnd = useFeature('threadMuteExpiry');
  const [seconds, setSeconds] = useState('0');

  function handleMute() {
    onClose();
    toggles.toggle(muteConversationFor(Number(seconds)), id, true);
  }

  return (
    <Dialog open={open} onClose={onClose} title={text('status_actions.mute_title')}>
      <p className={styles.lead}>{text('status_actions.mute_text')}</p>
      {canEnd && (
        <SegmentedControl
          name={text('status_actions.mute_how_long')}
          segments={durations.map((one) => ({ value: String(one.seconds), label: text(one.label) }))}
          value={seconds}
          onChange={setSeconds}
        />
      )}
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onClose}>
          {text('general.cancel')}
        </Button>
        <Button variant="primary" onClick={handleMute}>
          {text('status_actions.mute_conversation')}
        </Button>
      </div>
    </Dialog>
  );
}
