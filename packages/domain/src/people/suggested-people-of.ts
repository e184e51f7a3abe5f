import { perClient } from '../per-client';
import { createSuggestedPeople } from './suggested-people';

/** The suggestions of accounts for the viewer. Created at the first call, cleared when the viewer changes. */
export const suggestedPeopleOf = perClient((client) => {
  const people = createSuggestedPeople(client);
  client.session.onChange(people.clear);
  return people;
});
