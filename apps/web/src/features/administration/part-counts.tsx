import { type AdministrationPartId, reportCountOf, waitingCountOf } from '@linnet/domain/staff';
import type { ComponentType } from 'react';
import { CountMark } from '../../blocks/navigation/count-mark';
import { useClient } from '../../platform/client/client-provider';
import { useResource } from '../../platform/client/use-resource';
import type { MessageId } from '../../platform/i18n/message-id';
import { useNumberFormat } from '../../platform/i18n/use-number-format';
import { useText } from '../../platform/i18n/use-text';

interface CountProps {
  readonly className: string | undefined;
}

/** How much waits in a part, beside its name. */
export const partCounts: Readonly<Partial<Record<AdministrationPartId, ComponentType<CountProps>>>> = {
  reports: OpenReports,
  registrations: WaitingRegistrations,
};

function WaitingRegistrations({ className }: CountProps) {
  const { value } = useResource(waitingCountOf(useClient()));
  return (
    <WaitingCount className={className} count={value ?? 0} words="administration.registrations_waiting" />
  );
}

function OpenReports({ className }: CountProps) {
  const { value } = useResource(reportCountOf(useClient()).get('open'));
  return <WaitingCount className={className} count={value ?? 0} words="administration.reports_open" />;
}

interface WaitingCountProps extends CountProps {
  readonly count: number;
  readonly words: MessageId;
}

function WaitingCount({ className, count, words }: WaitingCountProps) {
  const text = useText();
  const numbers = useNumberFormat();
  if (count === 0) return null;
  return <CountMark className={className} shown={numbers.full(count)} label={text(words, { count })} />;
}
