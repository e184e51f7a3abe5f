import { askForAlerts, useAlertPermission } from '../../../platform/alerts/use-alert-permission';
import { useFeature } from '../../../platform/client/use-feature';
import { Switch } from '../../../ui/switch/switch';
import type { ControlProps } from './control-props';

/** Turns web push on or off, if the server supports it. The browser asks for permission in the event of the click. */
export function PushControl({ id, describedBy, value, onChange }: ControlProps) {
  const isOffered = useFeature('push');
  const permission = useAlertPermission();

  async function turn(on: boolean): Promise<void> {
    if (on && permission === 'default') await askForAlerts();
    onChange(on);
  }

  return (
    <Switch
      id={id}
      aria-describedby={describedBy}
      checked={value === true}
      disabled={!isOffered && value !== true}
      onChange={({ currentTarget }) => void turn(currentTarget.checked)}
    />
  );
}
