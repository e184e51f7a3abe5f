import { type PeopleQuery, allPeople } from '@linnet/domain/staff';
import { partPath } from '../../../blocks/administration/part-entries';
import { Day } from '../parts-kit/day';
import { useText } from '../../../platform/i18n/use-text';
import { readPage } from '../parts-kit/pager';
import type { PartProps } from '../part-props';
import { registrationSteps } from './bulk-steps';
import { PersonCell } from './people-columns';
import { PeopleTable } from './people-table';

/** Registrations that wait for approval, with what each applicant wrote. */
export function RegistrationsPart({ search }: PartProps) {
  const text = useText();
  const query: PeopleQuery = { ...allPeople, filters: ['need_approval'], page: readPage(search) };
  return (
    <PeopleTable
      key={query.page}
      query={query}
      label={text('administration.registrations')}
      columns={[
        { id: 'person', title: text('people_desk.person'), cell: (person) => <PersonCell person={person} /> },
        {
          id: 'reason',
          title: text('person.reason'),
          cell: ({ registrationReason }) =>
            registrationReason && <span dir="auto">{registrationReason}</span>,
        },
        { id: 'email', title: text('people_desk.email'), cell: ({ email }) => email && <bdi>{email}</bdi> },
        {
          id: 'came',
          title: text('people_desk.came'),
          cell: ({ createdAt }) => <Day of={createdAt} />,
        },
      ]}
      steps={registrationSteps}
      empty={{ title: text('people_desk.none_waiting'), text: text('people_desk.none_waiting_text') }}
      addressOf={(page) =>
        page > 1 ? `${partPath('registrations')}?page=${page}` : partPath('registrations')
      }
    />
  );
}
