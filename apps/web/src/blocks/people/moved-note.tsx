import type { Account, ErrorReason } from '@linnet/api';
import { useState } from 'react';
import { useProfilePath } from '../../platform/client/use-status-view';
import { Text } from '../../platform/i18n/text';
import { Link } from '../../platform/navigation/link';
import { Note } from '../../ui/note/note';
import { DisplayName } from '../account/display-name';
import { useFullName } from '../account/plain-name';
import { useRelationship } from '../account/use-relationship';
import { ErrorNote } from '../error/error-note';
import styles from './people.module.css';
import { FollowControl } from './relationship-buttons';

/** Says that somebody has moved, and offers to follow the new account. */
export function MovedNote({ account, to }: { readonly account: Account; readonly to: Account }) {
  const path = useProfilePath(to);
  const fullName = useFullName(to);
  const relationshipState = useRelationship(to.id);
  const [error, setError] = useState<ErrorReason | null>(null);
  return (
    <Note tone="info">
      <div className={styles.moved}>
        <span>
          <Text
            id="user_card.moved"
            values={{
              name: <DisplayName account={account} />,
              to: (
                <Link to={path}>
                  <bdi>@{fullName}</bdi>
                </Link>
              ),
            }}
          />
        </span>
        <FollowControl account={to} relationshipState={relationshipState} onFailed={setError} />
      </div>
      {error !== null && <ErrorNote reason={error} />}
    </Note>
  );
}
