import type { Account } from '@linnet/api';
import { emojify } from '@linnet/richtext';
import { RichText } from '../rich-text/rich-text';

interface DisplayNameProps {
  account: Pick<Account, 'displayName' | 'emojis'>;
}

/** A name with its emoji, kept from turning the direction of what stands around it. */
export function DisplayName({ account }: DisplayNameProps) {
  return (
    <bdi>
      <RichText nodes={emojify(account.displayName, account.emojis)} />
    </bdi>
  );
}
