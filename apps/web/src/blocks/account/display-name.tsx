import type { Account } from '@linnet/api';
import { emojify } from '@linnet/richtext';
import { RichText } from '../rich-text/rich-text';
import { useSession } from '../../platform/client/use-session';
import { Text } from '../../platform/i18n/text';

interface DisplayNameProps {
  account: Pick<Account, 'displayName' | 'emojis'>;
}

/**
 * A name with its emoji, kept from turning the direction of what stands around it. Only somebody whom the server keeps to
 * itself has none.
 */
export function DisplayName({ account }: DisplayNameProps) {
  if (account.displayName === '') return <WithheldName />;
  return (
    <bdi>
      <RichText nodes={emojify(account.displayName, account.emojis)} />
    </bdi>
  );
}

/** In place of the name of somebody whom the server keeps to itself: shut out, or not for visitors to see. */
function WithheldName() {
  const isVisitor = useSession().state === 'visitor';
  return <Text id="status.author_withheld" values={{ visitor: String(isVisitor) }} />;
}
