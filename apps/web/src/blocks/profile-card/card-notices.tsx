import type { Account } from '@linnet/api';
import { useProfilePath } from '../../platform/client/use-status-view';
import { Text } from '../../platform/i18n/text';
import { useText } from '../../platform/i18n/use-text';
import { Link } from '../../platform/navigation/link';
import { Note } from '../../ui/note/note';
import { DisplayName } from '../account/display-name';
import { useFullName } from '../account/spoken-name';
import styles from './profile-card.module.css';

/** Important facts about an account: it has moved, its owner has died, or staff has limited it. */
export function CardNotices({ account }: { readonly account: Account }) {
  const text = useText();
  const { memorial, limited, movedTo } = account;
  if (!memorial && !limited && movedTo === null) return null;
  return (
    <div className={styles.notices}>
      {memorial && <Note tone="info">{text('user_card.memorial')}</Note>}
      {limited && <Note tone="warning">{text('user_card.limited')}</Note>}
      {movedTo !== null && <Moved account={account} to={movedTo} />}
    </div>
  );
}

function Moved({ account, to }: { readonly account: Account; readonly to: Account }) {
  const path = useProfilePath(to);
  const fullName = useFullName(to);
  return (
    <Note tone="info">
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
    </Note>
  );
}
