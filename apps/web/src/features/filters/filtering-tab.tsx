import { useSession } from '../../platform/client/use-session';
import { HighlightedPeople } from './highlighted-people';
import { KeptAway } from './kept-away';
import { ServerFilters } from './server-filters';

/** What is left out and who stands out, beside the settings of the list: also what the server keeps of it. */
export function FilteringTab() {
  const isMember = useSession().state === 'member';
  return (
    <>
      {isMember && <ServerFilters />}
      {isMember && <KeptAway />}
      <HighlightedPeople />
    </>
  );
}
