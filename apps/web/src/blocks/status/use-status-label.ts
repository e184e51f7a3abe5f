import type { StatusView } from '@linnet/domain';
import { useSession } from '../../platform/client/use-session';
import { useText } from '../../platform/i18n/use-text';
import { repliedAcct } from './replied-acct';

/** Characters of a status that its accessible name contains. */
const READ_OUT = 200;

/** The accessible name of a card: the author and the beginning of the text. */
export function useStatusLabel({ author, repeater, status, content }: StatusView): string {
  const text = useText();
  const isVisitor = useSession().state === 'visitor';
  const words = status.subject.trim() === '' ? content.plainText.trim() : status.subject;
  const reply = repliedAcct(status);
  const values = {
    name: author.displayName || text('status.author_withheld', { visitor: String(isVisitor) }),
    words: words.length > READ_OUT ? `${words.slice(0, READ_OUT)}…` : words,
    pictures: status.attachments.length,
    replies: String(status.inReplyToId !== null && reply !== null),
    reply: reply ?? '',
    warned: String(status.subject.trim() !== ''),
    sensitive: String(status.sensitive),
    poll: String(status.pollId !== null),
    quote: String(status.quote !== null),
    repeater: repeater?.displayName ?? '',
  };
  return text(repeater === null ? 'status.label' : 'status.label_repeated', values);
}
