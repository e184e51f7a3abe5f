import { inboxOf } from '@linnet/domain/inbox';
import { useEffect } from 'react';
import { CountMark } from '../../blocks/navigation/count-mark';
import { useCell, useClient } from '../../platform/client/client-provider';
import { useNumberFormat } from '../../platform/i18n/use-number-format';
import { useText } from '../../platform/i18n/use-text';

/** The number of people who have written something unread, beside the link to messages. */
export function UnreadPeopleCount({ className }: { readonly className: string | undefined }) {
  const text = useText();
  const numbers = useNumberFormat();
  const inbox = inboxOf(useClient());
  const { unread } = useCell(inbox.state);
  useEffect(() => inbox.follow(), [inbox]);
  if (unread === 0) return null;
  return (
    <CountMark
      className={className}
      shown={numbers.full(unread)}
      label={text('inbox.unread_people', { count: unread })}
    />
  );
}
