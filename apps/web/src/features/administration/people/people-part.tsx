import type { PartProps } from '../part-props';
import { readPeopleQuery } from './people-address';
import { PeopleList } from './people-list';
import { PersonScreen } from './person-screen';

/** The list of everybody whom this server knows, or the screen of one person. */
export function PeoplePart({ item, search }: PartProps) {
  return item === null ? (
    <PeopleList query={readPeopleQuery(search)} />
  ) : (
    <PersonScreen key={item} name={item} search={search} />
  );
}
