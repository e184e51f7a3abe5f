import { isTooLong, splitThread } from '@linnet/domain/drafts';
import type { RefObject } from 'react';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { Note } from '../../../ui/note/note';
import type { Composer } from '../use-composer';

interface ThreadOfferProps {
  readonly composer: Composer;
  /** Gets the focus after the offer was accepted. */
  readonly fieldRef: RefObject<HTMLTextAreaElement | null>;
}

/** Offers to split a text that is longer than the server allows into a thread. */
export function ThreadOffer({ composer, fieldRef }: ThreadOfferProps) {
  const text = useText();
  const { content, isEdit, isPosting, change } = composer;
  // A scheduled post cannot start a thread: it has no id that the next post could reply to.
  if (isEdit || content.scheduledAt !== null || !isTooLong(content, composer)) return null;

  function handleSplit() {
    change(splitThread(content, composer));
    fieldRef.current?.focus();
  }

  return (
    <Note tone="info">
      {text('post_status.thread_offer')}{' '}
      <Button small disabled={isPosting} onClick={handleSplit}>
        {text('post_status.make_thread')}
      </Button>
    </Note>
  );
}
