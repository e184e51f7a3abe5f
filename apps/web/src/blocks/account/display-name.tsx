import type { Account } from '@linnet/api';
import { emojify } from '@linnet/richtext';
import { RichText } from '../rich-text/rich-text';
import { useSession } from '../../platform/client/use-session';
import { Text } from '../../platform/i18n/text';

interface DisplayNameProps {
  account: Pick<Account, 'displayName' | 'emojis'>;
}

/**
 * A display name with its emoji, isolated so that its writing direction doesn't affect the text around it. Only
 * accounts that the server withholds have no name.
 */
export function DisplayName({ account }: DisplayNameProps) {
  if (account.displayName === '') return <WithheldName />;
  return (
    <bdi>
      <RichText nodes={emojify(account.displayName, account.emojis)} />
    </bdi>
  );
}

/** In place of the name of an account that the server withholds: deactivated, or not shown to visitors. */
function WithheldName() {
  const isVisitor = useSession().state === 'visitor';
  return <Text id="status.author_withheld" values={{ visitor: String(isVisitor) }} />;
}
