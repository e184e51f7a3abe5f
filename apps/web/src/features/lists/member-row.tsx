import type { Account } from '@linnet/api';
import type { Roster } from '@linnet/domain/lists';
import { PersonCard } from '../../blocks/people/person-card';
import type { MessageId } from '../../platform/i18n/message-id';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';

interface MemberRowProps {
  readonly account: Account;
  readonly isIn: boolean;
  /** The row is in the list of members: if they were removed, the button undoes that. */
  readonly wasIn: boolean;
  readonly onChange: Roster['set'];
}

interface Words {
  readonly label: MessageId;
  readonly name: MessageId;
}

const takeOut: Words = { label: 'lists.take_out', name: 'lists.take_out_name' };
const putBack: Words = { label: 'general.undo', name: 'lists.put_back_name' };
const putIn: Words = { label: 'lists.put_in', name: 'lists.put_in_name' };

/** A person with the button that adds them to the list or removes them. */
export function MemberRow({ account, isIn, wasIn, onChange }: MemberRowProps) {
  const text = useText();
  const words = isIn ? takeOut : wasIn ? putBack : putIn;
  return (
    <PersonCard
      account={account}
      action={
        <Button
          small
          variant={isIn ? 'plain' : 'primary'}
          aria-label={text(words.name, { name: `@${account.acct}` })}
          onClick={() => void onChange(account, !isIn)}
        >
          {text(words.label)}
        </Button>
      }
    />
  );
}
