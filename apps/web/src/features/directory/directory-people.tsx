import { ListFoot } from '../../blocks/list-foot/list-foot';
import { PersonCard } from '../../blocks/people/person-card';
import { useFirstContent } from '../../platform/start/use-first-content';
import type { ListedPeople } from './use-directory';

export function DirectoryPeople({ people, ...foot }: ListedPeople) {
  useFirstContent();
  return (
    <>
      <ul>
        {people.map((account) => (
          <li key={account.id}>
            <PersonCard account={account} />
          </li>
        ))}
      </ul>
      <ListFoot {...foot} more="people.load_more" end="people.no_more" />
    </>
  );
}
