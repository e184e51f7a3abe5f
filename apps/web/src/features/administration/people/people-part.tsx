import type { PartProps } from '../part-props';
import { readPeopleQuery } from './people-address';
import { PeopleList } from './people-list';
import { PersonScreen } from './person-screen';

/** Everybody whom this server knows, and one person whole. */
export function PeoplePart({ item, search }: PartProps) {
  return item === null ? (
    <PeopleList query={readPeopleQuery(search)} />
  ) : (
    <PersonScreen key={item} name={item} search={search} />
  );
}
