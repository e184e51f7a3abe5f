import { useSession } from '../../platform/client/use-session';
import { HighlightedPeople } from './highlighted-people';
import { KeptAwayLinks } from './kept-away-links';
import { MutedWordsPreview } from './muted-words-preview';
import { ServerFilters } from './server-filters';

/** What is left out and who stands out, beside the settings of the list: also what the server keeps of it. */
export function FilteringTab() {
  const isMember = useSession().state === 'member';
  return (
    <>
      <MutedWordsPreview />
      {isMember && <ServerFilters />}
      {isMember && <KeptAwayLinks />}
      <HighlightedPeople />
    </>
  );
}
