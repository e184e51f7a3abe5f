import type { StaffAccount } from '@linnet/api';
import { hasPrivilege, loadStatusesAsStaff } from '@linnet/domain/staff';
import Lock from 'lucide-react/icons/lock';
import { useState } from 'react';
import { partItemPath } from '../../../blocks/administration/part-entries';
import { useStaffScene } from '../../../blocks/administration/use-staff-scene';
import { RequestContent } from '../../../blocks/error/error-note';
import { CompactStatus } from '../../../blocks/quote/compact-status';
import { useClient } from '../../../platform/client/client-provider';
import { useRequest } from '../../../platform/client/use-resource';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { Check } from '../../../ui/check/check';
import { Note } from '../../../ui/note/note';
import { PartSection } from '../parts-kit/part-section';
import { Pager, readPage } from '../parts-kit/pager';
import styles from './people.module.css';

interface PersonPostsProps {
  readonly person: StaffAccount;
  readonly search: string;
}

const PAGE_SIZE = 20;

/** Somebody's posts, for staff who may read them. Private posts are shown only on demand, with a warning. */
export function PersonPosts({ person, search }: PersonPostsProps) {
  const text = useText();
  const canRead = hasPrivilege(useStaffScene(), 'messages_read');
  const [isOpen, setOpen] = useState(new URLSearchParams(search).has('page'));
  const [withPrivate, setPrivate] = useState(false);
  if (!canRead) return null;
  return (
    <PartSection title={text('person.posts')}>
      {!isOpen && (
        <div className={styles.actions}>
          <Button small onClick={() => setOpen(true)}>
            {text('person.show_posts')}
          </Button>
        </div>
      )}
      {isOpen && (
        <>
          <Check checked={withPrivate} onChange={setPrivate}>
            {text('person.with_private')}
          </Check>
          {withPrivate && (
            <Note tone="warning" icon={Lock}>
              {text('person.reads_private', { acct: person.acct })}
            </Note>
          )}
          <PostsPage person={person} page={readPage(search)} withPrivate={withPrivate} />
        </>
      )}
    </PartSection>
  );
}

interface PostsPageProps {
  readonly person: StaffAccount;
  readonly page: number;
  readonly withPrivate: boolean;
}

function PostsPage({ person: { acct }, page, withPrivate }: PostsPageProps) {
  const text = useText();
  const client = useClient();
  const request = useRequest(`${acct} ${page} ${withPrivate}`, () =>
    loadStatusesAsStaff(client, acct, { page, pageSize: PAGE_SIZE, withPrivate, withRepeats: false }),
  );
  return (
    <RequestContent request={request} failed={text('person.posts_failed')}>
      {({ ids, total }) => (
        <>
          {ids.length === 0 && <p className={styles.faint}>{text('person.no_posts')}</p>}
          <ul className={styles.posts}>
            {ids.map((id) => (
              <li key={id} className={styles.post}>
                <CompactStatus id={id} />
              </li>
            ))}
          </ul>
          <Pager
            page={page}
            pageSize={PAGE_SIZE}
            count={ids.length}
            total={total}
            addressOf={(next) => `${partItemPath('people', acct)}?page=${next}`}
          />
        </>
      )}
    </RequestContent>
  );
}
