import { useState } from 'react';
import { useSession } from '../../platform/client/use-session';
import { useText } from '../../platform/i18n/use-text';
import { pathTo } from '../../platform/navigation/path-to';
import { LinkButton } from '../../ui/button/link-button';
import { ErrorState } from '../../ui/state/error-state';
import { HighlightedPeople } from './highlighted-people';
import { KeptAway } from './kept-away';
import { ServerFilters } from './server-filters';

/** The tab about filters and highlighted people, including filters, mutes and blocks on the server. */
export function FilteringTab() {
  const text = useText();
  const { state } = useSession();
  // When the session expires the forms stay: somebody may be writing a filter.
  const [wasMember, setWasMember] = useState(state === 'member');
  const isMember = state === 'member' || (state === 'expired' && wasMember);
  if (isMember !== wasMember) setWasMember(isMember);
  return (
    <>
      {state === 'expired' && (
        <ErrorState title={text('timeline.login_ended')} text={text('filter_settings.expired')}>
          <LinkButton to={pathTo('login')}>{text('login.login')}</LinkButton>
        </ErrorState>
      )}
      {isMember && <ServerFilters />}
      {isMember && <KeptAway />}
      <HighlightedPeople />
    </>
  );
}
