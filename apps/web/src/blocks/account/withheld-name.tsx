import { useSession } from '../../platform/client/use-session';
import { Text } from '../../platform/i18n/text';

/** In place of the name of somebody whom the server keeps to itself: shut out, or not for visitors to see. */
export function WithheldName() {
  const isVisitor = useSession().state === 'visitor';
  return <Text id="status.author_withheld" values={{ visitor: String(isVisitor) }} />;
}
