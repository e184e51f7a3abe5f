import type { ApplicationsFilter } from '@linnet/domain/configuration';
import { type FormEvent, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text';
import { navigate } from '../../../platform/navigation/navigate';
import { Button } from '../../../ui/button/button';
import { TextField } from '../../../ui/field/text-field';
import { SegmentedControl } from '../../../ui/segmented-control/segmented-control';
import { applicationsPath } from './applications-address';
import styles from './upkeep.module.css';

/** The filters of the list. The server finds only whole names, and lists trusted applications separately. */
export function ApplicationsSearch({ filter }: { readonly filter: ApplicationsFilter }) {
  const text = useText();
  const [wanted, setWanted] = useState(filter);
  const open = (next: ApplicationsFilter) => navigate(applicationsPath(next), { replace: true });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    open({ ...wanted, name: wanted.name.trim(), clientId: wanted.clientId.trim() });
  }

  return (
    <form className={styles.search} role="search" onSubmit={handleSubmit}>
      <TextField
        label={text('applications.whole_name')}
        value={wanted.name}
        onChange={(name) => setWanted({ ...wanted, name })}
      />
      <TextField
        label={text('applications.client_id')}
        dir="ltr"
        value={wanted.clientId}
        onChange={(clientId) => setWanted({ ...wanted, clientId })}
      />
      <Button type="submit">{text('applications.find')}</Button>
      <SegmentedControl
        name={text('applications.kind')}
        wraps
        value={filter.isTrusted ? 'trusted' : 'others'}
        segments={(['others', 'trusted'] as const).map((value) => ({
          value,
          label: text(`applications.kind_${value}`),
        }))}
        onChange={(kind) => open({ ...filter, isTrusted: kind === 'trusted' })}
      />
    </form>
  );
}
