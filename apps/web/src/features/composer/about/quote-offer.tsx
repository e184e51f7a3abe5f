import type { StatusId } from '@linnet/api';
import { canQuote } from '@linnet/domain/actions';
import { statusAt } from '@linnet/domain/fetching';
import { type RefObject, useEffect, useState } from 'react';
import { useClient, useSession } from '../../../platform/client/client-provider';
import { useFeature } from '../../../platform/client/use-feature';
import { useRequest } from '../../../platform/client/use-resource';
import { useStatusView } from '../../../platform/client/use-status-view';
import { Text } from '../../../platform/i18n/text';
import { Button } from '../../../ui/button/button';
import type { Composer } from '../use-composer';
import styles from './quote-offer.module.css';

/** Whether the viewer may quote a status; false while it is not known. */
export function useCanQuote(id: StatusId | null): boolean {
  const isOffered = useFeature('quotes');
  const session = useSession();
  const view = useStatusView(id);
  return isOffered && view !== undefined && canQuote({ row: view.status, session });
}

interface QuoteOfferProps {
  readonly composer: Composer;
  readonly fieldRef: RefObject<HTMLTextAreaElement | null>;
}

/** Offers to quote a post whose address was pasted into the text. */
export function QuoteOffer({ composer, fieldRef }: QuoteOfferProps) {
  const isOffered = useFeature('quotes') && !composer.isEdit && composer.content.quoteId === null;
  const [address, setAddress] = useState<string | null>(null);

  useEffect(() => {
    const field = fieldRef.current;
    if (field === null || !isOffered) return;
    const handlePaste = (event: ClipboardEvent) => {
      const pasted = event.clipboardData?.getData('text/plain').trim() ?? '';
      if (/^https?:\/\/\S+$/.test(pasted)) setAddress(pasted);
    };
    field.addEventListener('paste', handlePaste);
    return () => field.removeEventListener('paste', handlePaste);
  }, [fieldRef, isOffered]);

  if (!isOffered || address === null || !composer.content.text.includes(address)) return null;
  return <Offer key={address} address={address} composer={composer} onAnswered={() => setAddress(null)} />;
}

interface OfferProps {
  readonly address: string;
  readonly composer: Composer;
  readonly onAnswered: () => void;
}

function Offer({ address, composer, onAnswered }: OfferProps) {
  const client = useClient();
  const request = useRequest(`status at ${address}`, () => statusAt(client, address));
  // Null while the address is resolved, and if it is not that of a post.
  const id = request.state === 'ready' ? request.answer : null;
  const canQuote = useCanQuote(id);
  if (id === null || !canQuote) return null;

  function handleQuote() {
    const { content, change } = composer;
    onAnswered();
    change({ quoteId: id, text: content.text.replace(address, '').trimEnd() });
  }

  return (
    <div className={styles.offer} role="status">
      <p>
        <Text id="post_status.quote_offer" />
      </p>
      <div className={styles.buttons}>
        <Button small variant="primary" onClick={handleQuote}>
          <Text id="post_status.quote_it" />
        </Button>
        <Button small variant="quiet" onClick={onAnswered}>
          <Text id="post_status.keep_link" />
        </Button>
      </div>
    </div>
  );
}
