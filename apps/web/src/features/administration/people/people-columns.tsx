import type { StaffAccount } from '@linnet/api';
import { partItemPath } from '../../../blocks/administration/part-entries';
import { Avatar } from '../../../blocks/inline-parts/avatar';
import { Day } from '../parts-kit/day';
import type { GetText } from '../../../platform/i18n/use-text';
import { Link } from '../../../platform/navigation/link';
import type { Column } from '../parts-kit/rows-table';
import styles from './people.module.css';
import { PersonMarks, hasMarks } from './person-state';

/** Name and handle, with a link to the person's screen in the administration. */
export function PersonCell({ person }: { readonly person: StaffAccount }) {
  return (
    <span className={styles.person}>
      <Avatar account={avatarOf(person)} size="small" />
      <span className={styles.names}>
        <Link className={styles.name} to={partItemPath('people', person.acct)} data-key="open">
          <bdi>{person.displayName}</bdi>
        </Link>
        <bdi className={styles.faint}>@{person.acct}</bdi>
      </span>
    </span>
  );
}

/** A staff account in the shape that avatars take. */
export const avatarOf = ({ id, acct, avatar }: StaffAccount) => ({
  id,
  acct,
  avatar,
  avatarStatic: avatar,
});

/** The columns of the list of people. */
export function peopleColumns(text: GetText): readonly [Column<StaffAccount>, ...Column<StaffAccount>[]] {
  return [
    { id: 'person', title: text('people_desk.person'), cell: (person) => <PersonCell person={person} /> },
    {
      id: 'state',
      title: text('people_desk.state'),
      cell: (person) => (hasMarks(person) ? <PersonMarks person={person} /> : null),
    },
    { id: 'email', title: text('people_desk.email'), cell: ({ email }) => email && <bdi>{email}</bdi> },
    {
      id: 'tags',
      title: text('people_desk.tags'),
      cell: ({ tags }) => (tags.length === 0 ? null : <bdi>{tags.map(shortTag).join(', ')}</bdi>),
    },
    {
      id: 'came',
      title: text('people_desk.came'),
      cell: ({ createdAt }) => <Day of={createdAt} />,
    },
  ];
}

/** A tag without the prefix of the policies. */
const shortTag = (tag: string): string => tag.replace(/^mrf_tag:/, '');
