import type { AccountId, Role } from '@linnet/api';
import { fetchStaff, type Staff } from '@linnet/domain/about';
import { PersonCard } from '../../blocks/people/person-card';
import { LoadedList } from '../../blocks/list-foot/loaded-list';
import { PeopleSkeleton } from '../../ui/skeleton/people-skeleton';
import { useAccount } from '../../platform/client/use-account';
import { useClient } from '../../platform/client/client-provider';
import { rowsOfRequest } from '../../platform/client/list-rows';
import { useRequest } from '../../platform/client/use-resource';
import { useText } from '../../platform/i18n/use-text';
import { AboutSection } from './about-section';
import styles from './about.module.css';

/** In the order in which they are shown. */
const roles: readonly Role[] = ['admin', 'moderator', 'member'];

interface RoleMembers {
  readonly role: Role;
  readonly ids: readonly AccountId[];
}

const membersByRole = (staff: Staff): readonly RoleMembers[] =>
  roles.map((role) => ({ role, ids: staff[role] })).filter(({ ids }) => ids.length > 0);

/** The staff of the server, by role. */
export function StaffSection() {
  const text = useText();
  const client = useClient();
  const list = rowsOfRequest(
    useRequest('staff', () => fetchStaff(client)),
    membersByRole,
  );
  if (list.rows?.length === 0) return null;
  return (
    <AboutSection title={text('about.staff')}>
      <LoadedList
        list={list}
        skeleton={<PeopleSkeleton />}
        failed={text('about.part_failed')}
        empty={{ title: '' }}
        compact
      >
        {(rows) => rows.map((row) => <PeopleInRole key={row.role} {...row} />)}
      </LoadedList>
    </AboutSection>
  );
}

function PeopleInRole({ role, ids }: RoleMembers) {
  const text = useText();
  return (
    <>
      <h3 className={styles.subheading}>{text('about.staff_role', { role })}</h3>
      <ul className={styles.people}>
        {ids.map((id) => (
          <Person key={id} id={id} />
        ))}
      </ul>
    </>
  );
}

function Person({ id }: { readonly id: AccountId }) {
  const account = useAccount(id);
  return (
    account && (
      <li>
        <PersonCard account={account} />
      </li>
    )
  );
}
