import type { PeopleQuery } from '@linnet/domain/staff';
import { useText } from '../../../platform/i18n/use-text';
import { peopleSteps } from './bulk-steps';
import { peoplePath } from './people-address';
import { peopleColumns } from './people-columns';
import { PeopleSearch } from './people-search';
import { PeopleTable } from './people-table';

/** All people whom the server knows, with search, filters and what can be done with several at once. */
export function PeopleList({ query }: { readonly query: PeopleQuery }) {
  const text = useText();
  const path = peoplePath(query);
  return (
    <>
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
