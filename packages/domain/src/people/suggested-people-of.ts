import { perClient } from '../per-client';
import { createSuggestedPeople } from './suggested-people';

/** Whom the server suggests to the person of this page; asked anew for the next one. */
export const suggestedPeopleOf = perClient((client) => {
  const people = createSuggestedPeople(client);
  client.session.onChange(people.clear);
  return people;
});
