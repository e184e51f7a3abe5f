import type { StaffAccount } from '@linnet/api';
import { Avatar } from '../../../blocks/inline-parts/avatar';
import { PersonLink } from '../../../blocks/account/person-link';
import { Day } from '../parts-kit/day';
import { useText } from '../../../platform/i18n/use-text';
import { PartSection } from '../parts-kit/part-section';
import { avatarOf } from './people-columns';
import styles from './people.module.css';
import { PersonMarks } from './person-state';

/** Who somebody is, with what only staff can see: the email, and the reason of the registration. */
export function PersonHead({ person }: { readonly person: StaffAccount }) {
  const text = useText();
  const { displayName, acct, email, isLocal, isConfirmed, actorType, createdAt, registrationReason } = person;
  return (
    <PartSection title={text('person.title')}>
      <div className={styles.person}>
        <Avatar account={avatarOf(person)} />
        <span className={styles.names}>
          <b>
            <bdi>{displayName}</bdi>
          </b>
          <PersonLink account={person}>
            <bdi>@{acct}</bdi>
          </PersonLink>
        </span>
        <PersonMarks person={person} />
      </div>
      <dl className={styles.facts}>
        <dt>{text('people_desk.came')}</dt>
        <dd>
          <Day of={createdAt} />
        </dd>
        <dt>{text('person.kind')}</dt>
        <dd>
          {text('people_desk.type', { type: actorType })} · {text(isLocal ? 'person.local' : 'person.remote')}
        </dd>
        {email !== null && (
          <>
            <dt>{text('people_desk.email')}</dt>
            <dd>
              <bdi>{email}</bdi>{' '}
              <span className={styles.faint}>
                {text(isConfirmed ? 'person.confirmed' : 'person.not_confirmed')}
              </span>
            </dd>
          </>
        )}
        {registrationReason !== null && (
          <>
            <dt>{text('person.reason')}</dt>
            <dd dir="auto">{registrationReason}</dd>
          </>
        )}
      </dl>
    </PartSection>
  );
}
