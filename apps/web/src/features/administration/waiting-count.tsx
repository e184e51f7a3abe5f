import { canOpenPart, reportCountOf, waitingCountOf } from '@linnet/domain/staff';
import { useStaffScene } from '../../blocks/administration/use-staff-scene';
import { CountMark } from '../../blocks/navigation/count-mark';
import { useClient } from '../../platform/client/client-provider';
import { useResource } from '../../platform/client/use-resource';
import { useNumberFormat } from '../../platform/i18n/use-number-format';
import { useText } from '../../platform/i18n/use-text';

/** How much waits for the staff, beside the entry of the administration. */
export function WaitingForStaff({ className }: { readonly className: string | undefined }) {
  const text = useText();
  const numbers = useNumberFormat();
  const client = useClient();
  const scene = useStaffScene();
  const reports = useResource(reportCountOf(client).get('open'), canOpenPart(scene, 'reports'));
  const registrations = useResource(waitingCountOf(client), canOpenPart(scene, 'registrations'));
  const count = (reports.value ?? 0) + (registrations.value ?? 0);
  if (count === 0) return null;
  return (
    <CountMark
      className={className}
      shown={numbers.full(count)}
      label={text('nav.administration_waiting', { count })}
    />
  );
}
