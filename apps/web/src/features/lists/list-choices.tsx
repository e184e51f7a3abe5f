import type { ListReplies } from '@linnet/api';
import { listsOf } from '@linnet/domain/lists';
import { useId } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useFeature } from '../../platform/client/use-feature';
import { useResource } from '../../platform/client/use-resource';
import type { MessageId } from '../../platform/i18n/message-id';
import { useText } from '../../platform/i18n/use-text';
import { Select } from '../../ui/select/select';
import { Switch } from '../../ui/check/check';
import styles from './lists.module.css';

interface ListChoicesProps {
  readonly replies: ListReplies;
  readonly exclusive: boolean;
  readonly onChange: (change: { replies: ListReplies } | { exclusive: boolean }) => void;
}

const repliesTexts: Readonly<Record<ListReplies, MessageId>> = {
  list: 'lists.replies_list',
  followed: 'lists.replies_followed',
  none: 'lists.replies_none',
};
const allReplies = ['list', 'followed', 'none'] as const;

/** Options of a list that only some servers support; renders nothing on the others. */
export function ListChoices({ replies, exclusive, onChange }: ListChoicesProps) {
  const text = useText();
  const id = useId();
  const hasReplies = useFeature('listsReplies');
  const hasExclusive = useHasExclusive();
  return (
    <>
      {hasReplies && (
        <div className={styles.choice}>
          <label htmlFor={`${id}-replies`}>{text('lists.replies')}</label>
          <Select
            id={`${id}-replies`}
            value={replies}
            options={allReplies.map((value) => ({ value, label: text(repliesTexts[value]) }))}
            onChange={(chosen) => onChange({ replies: chosen })}
          />
        </div>
      )}
      {hasExclusive && (
        <div className={styles.choice}>
          <label htmlFor={`${id}-exclusive`}>{text('lists.exclusive')}</label>
          <Switch
            id={`${id}-exclusive`}
            checked={exclusive}
            onChange={(exclusive) => onChange({ exclusive })}
          />
        </div>
      )}
    </>
  );
}

/**
 * Whether lists can be exclusive, as the server's software or its lists show: some versions of Akkoma do not mention it in
 * their documents.
 */
function useHasExclusive(): boolean {
  const lists = listsOf(useClient());
  const isOffered = useFeature('listsExclusive');
  const loaded = useResource(lists, !isOffered).value ?? [];
  return isOffered || loaded.some(({ exclusive }) => exclusive !== null);
}
