import type { AccountId, Role } from '@linnet/api';
import { isClosed } from '@linnet/domain';
import { fetchStaff, type Staff } from '@linnet/domain/about';
import { PersonCard } from '../../blocks/people/person-card';
import { PeopleFailure } from '../../blocks/people/people-list';
import { PeopleSkeleton } from '../../ui/skeleton/people-skeleton';
import { useAccount } from '../../platform/client/use-account';
import { useClient } from '../../platform/client/client-provider';
import { type RequestState, useRequest } from '../../platform/client/use-request';
import { useSession } from '../../platform/client/use-session';
import { useText } from '../../platform/i18n/use-text';
import { AboutSection, SectionFailure } from './about-section';
import styles from './about.module.css';

/** In the order in which they are shown. */
const roles: readonly Role[] = ['admin', 'moderator', 'member'];

/** The staff of the server, by role. */
export function StaffSection() {
  const text = useText();
  const client = useClient();
  const staff = useRequest('staff', () => fetchStaff(client));
  const isEmpty = staff.state === 'ready' && roles.every((role) => staff.answer[role].length === 0);
  if (isEmpty) return null;
  return (
    <AboutSection title={text('about.staff')}>
      <Content staff={staff} />
    </AboutSection>
  );
}

function Content({ staff }: { readonly staff: RequestState<Staff> }) {
  const isVisitor = useSession().state === 'visitor';
  if (staff.state === 'loading') return <PeopleSkeleton />;
  if (staff.state === 'failed') {
    return isVisitor && isClosed(staff.reason) ? (
      <PeopleFailure reason={staff.reason} onRetry={staff.retry} />
    ) : (
      <SectionFailure reason={staff.reason} onRetry={staff.retry} />
    );
  }
  return roles.map((role) => <InRole key={role} role={role} ids={staff.answer[role]} />);
}

interface InRoleProps {
  readonly role: Role;
  readonly ids: readonly AccountId[];
}

function InRole({ role, ids }: InRoleProps) {
  const text = useText();
  if (ids.length === 0) return null;
  return (
    <>
      <h3 className={styles.under}>{text('about.staff_role', { role })}</h3>
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
