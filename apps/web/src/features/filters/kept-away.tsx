import { useState } from 'react';
import { KeptHosts } from '../../blocks/people/kept-away/kept-hosts';
import { KeptPeople } from '../../blocks/people/kept-away/kept-people';
import { useFeature } from '../../platform/client/use-feature';
import { useText } from '../../platform/i18n/use-text';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control';
import { FilterSection } from './filter-section';
import styles from './filters.module.css';

const kinds = ['muted', 'blocked', 'hosts'] as const;

/** The viewer's mutes and blocks, one kind at a time: muted people, blocked people, blocked servers. */
export function KeptAway() {
  const text = useText();
  const hasHosts = useFeature('domainBlocks');
  const [kind, setKind] = useState<(typeof kinds)[number]>('muted');
  const segments = kinds
    .filter((value) => value !== 'hosts' || hasHosts)
    .map((value) => ({ value, label: text(`kept_away.${value}`) }));
  return (
    <FilterSection part="kept-away" title={text('filter_settings.kept_away')}>
      <SegmentedControl name={text('kept_away.tabs')} segments={segments} value={kind} onChange={setKind} />
      <div className={styles.kept}>
        {kind === 'hosts' ? <KeptHosts boxed /> : <KeptPeople key={kind} kind={kind} boxed />}
      </div>
    </FilterSection>
  );
}
