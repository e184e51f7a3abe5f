import { askForAlerts, useAlertPermission } from '../../../platform/alerts/use-alert-permission';
import { useFeature } from '../../../platform/client/use-feature';
import { Switch } from '../../../ui/switch/switch';
import type { ControlProps } from './control-props';

/** On or off, where the server can; the browser asks the person in the moment of the click. */
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
