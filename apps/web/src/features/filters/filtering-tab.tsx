import { useState } from 'react';
import { BlockedHostList } from '../../blocks/people/mutes-and-blocks/blocked-hosts';
import { MutedOrBlockedPeople } from '../../blocks/people/mutes-and-blocks/muted-or-blocked-people';
import { useFeature } from '../../platform/client/use-feature';
import { useSession } from '../../platform/client/client-provider';
import { useText } from '../../platform/i18n/use-text';
import { pathTo } from '../../platform/navigation/path-to';
import { LinkButton } from '../../ui/button/link-button';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control';
import { ErrorState } from '../../ui/state/error-state';
import { HighlightedPeople } from './highlighted-people';
import { FilterSection } from './filter-section';
import styles from './filters.module.css';
import { ServerFilters } from './server-filters';

/** The tab about filters and highlighted people, including filters, mutes and blocks on the server. */
export function FilteringTab() {
  const text = useText();
  const { state } = useSession();
  // When the session expires the forms stay: somebody may be writing a filter.
  const [wasSignedIn, setWasSignedIn] = useState(state === 'signed-in');
  const isSignedIn = state === 'signed-in' || (state === 'expired' && wasSignedIn);
  if (isSignedIn !== wasSignedIn) setWasSignedIn(isSignedIn);
  return (
    <>
      {state === 'expired' && (
        <ErrorState title={text('timeline.login_ended')} text={text('filter_settings.expired')}>
          <LinkButton to={pathTo('login')}>{text('login.login')}</LinkButton>
        </ErrorState>
      )}
      {isSignedIn && <ServerFilters />}
      {isSignedIn && <MutesAndBlocks />}
      <HighlightedPeople />
    </>
  );
}

const kinds = ['muted', 'blocked', 'hosts'] as const;

/** The viewer's mutes and blocks, one kind at a time: muted people, blocked people, blocked servers. */
function MutesAndBlocks() {
  const text = useText();
  const hasHosts = useFeature('domainBlocks');
  const [kind, setKind] = useState<(typeof kinds)[number]>('muted');
  const segments = kinds
    .filter((value) => value !== 'hosts' || hasHosts)
    .map((value) => ({ value, label: text(`mutes_and_blocks.${value}`) }));
  return (
    <FilterSection part="kept-away" title={text('filter_settings.mutes_and_blocks')}>
      <SegmentedControl
        name={text('mutes_and_blocks.tabs')}
        segments={segments}
        value={kind}
        onChange={setKind}
      />
      <div className={styles.list}>
        {kind === 'hosts' ? <BlockedHostList boxed /> : <MutedOrBlockedPeople key={kind} kind={kind} boxed />}
      </div>
    </FilterSection>
  );
}
