import type { ReportId } from '@linnet/api';
import { reportStates, reportStatesOf, reportTable } from '@linnet/domain/reports';
import { hasPrivilege } from '@linnet/domain/staff';
import { useCallback, useSyncExternalStore } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useHas } from '../../platform/client/use-has';
import { useSession } from '../../platform/client/use-session';
import { useText } from '../../platform/i18n/use-text';
import { Select } from '../../ui/select/select';
import styles from './notification.module.css';

/** The state of a report; those who manage reports can change it. */
export function ReportStateControl({ id }: { readonly id: ReportId }) {
  const text = useText();
  const client = useClient();
  const session = useSession();
  const has = useHas();
  const table = reportTable(client.graph);
  const subscribe = useCallback((listener: () => void) => table.subscribe(id, listener), [table, id]);
  const state = useSyncExternalStore(subscribe, () => table.get(id)?.state ?? 'open');
  const words = (each: string): string => text('notifications.report_state', { state: each });
  const isKnown = reportStates.some((each) => each === state);

  if (!hasPrivilege({ session, has }, 'reports_manage_reports') || !isKnown) {
    return (
      <span className={styles.state} data-state={state}>
        {words(state)}
      </span>
    );
  }
  return (
    <span className={styles.stateChoice}>
      <Select
        aria-label={text('notifications.report_state_label')}
        value={state}
        options={reportStates.map((each) => ({ value: each, label: words(each) }))}
        onChange={({ currentTarget }) => {
          const chosen = reportStates.find((each) => each === currentTarget.value);
          if (chosen !== undefined) void reportStatesOf(client).set(id, chosen);
        }}
      />
    </span>
  );
}
