import type { StatusRow } from '@linnet/domain';
import Users from 'lucide-react/icons/users';
import { useText } from '../../platform/i18n/use-text';
import { IconButton } from '../../ui/icon-button/icon-button';
import { lazyScreen } from '../../ui/lazy/lazy-screen';
import { Popover } from '../../ui/popover/popover';
import { PeopleSkeleton } from '../../ui/skeleton/people-skeleton';
import type { ReactionPeopleProps } from './reaction-people';
import styles from './reactions.module.css';

const ReactionPeople = lazyScreen<ReactionPeopleProps>(
  () => import('./reaction-people').then((part) => part.ReactionPeople),
  { placeholder: () => <PeopleSkeleton /> },
);

/** A button that lists who reacted. */
export function WhoReacted({ status }: { readonly status: StatusRow }) {
  const text = useText();
  const label = text('reactions.who');
  return (
    <Popover
      label={label}
      trigger={(props) => <IconButton {...props} small className={styles.button} name={label} icon={Users} />}
    >
      {(close) => (
        <div className={styles.people}>
          <h2 className={styles.title}>{label}</h2>
          <ReactionPeople status={status} onNavigate={close} />
        </div>
      )}
    </Popover>
  );
}
