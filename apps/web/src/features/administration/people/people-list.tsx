import { type PeopleQuery, peoplePageOf } from '@linnet/domain/staff';
import { useClient } from '../../../platform/client/client-provider';
import { useText } from '../../../platform/i18n/use-text';
import { NewPerson } from './new-person';
import { peopleSteps } from './bulk-steps';
import { peoplePath } from './people-address';
import { peopleColumns } from './people-columns';
import { PeopleSearch } from './people-search';
import { PeopleTable } from './people-table';

/** All people whom the server knows, with search, filters and what can be done with several at once. */
export function PeopleList({ query }: { readonly query: PeopleQuery }) {
  const text = useText();
  const client = useClient();
  const path = peoplePath(query);
  return (
    <>
      <NewPerson onMade={() => void peoplePageOf(client, query).reload()} />
      <PeopleSearch
        key={`${query.query} ${query.name} ${query.email} ${query.tags.join(' ')}`}
        query={query}
      />
      <PeopleTable
        key={path}
        query={query}
        label={text('administration.people')}
        columns={peopleColumns(text)}
        steps={peopleSteps}
        empty={{ title: text('people_desk.nobody_found'), text: text('people_desk.nobody_found_text') }}
        addressOf={(page) => peoplePath({ ...query, page })}
      />
    </>
  );
}
