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
  const view = useStatusView(id ?? ('' as StatusId));
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
    const hear = (event: ClipboardEvent) => {
      const pasted = event.clipboardData?.getData('text/plain').trim() ?? '';
      if (/^https?:\/\/\S+$/.test(pasted)) setAddress(pasted);
    };
    field.addEventListener('paste', hear);
    return () => field.removeEventListener('paste', hear);
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
  const post: OfferedPost | null = useOfferedPost(address);
  const canQuote = useCanQuote(post?.id ?? null);
  if (post === null || !canQuote) return null;

  function quote(id: OfferedPost['id']) {
    const { content, change } = composer;
    onAnswered();
    change({ quoteId: id, text: content.text.replace(address, '').trimEnd() });
  }

  return (
    <div className={styles.offer} role="status">
      <p>
        <Text id="post_status.quote_offer" />
      </p>
      <div className={styles.answers}>
        <Button small variant="primary" onClick={() => quote(post.id)}>
          <Text id="post_status.quote_it" />
        </Button>
        <Button small variant="quiet" onClick={onAnswered}>
          <Text id="post_status.keep_link" />
        </Button>
      </div>
    </div>
  );
}

interface OfferedPost {
  readonly id: StatusId;
}

/** The post at an address; null while it is resolved, and if the address is not that of a post. */
function useOfferedPost(address: string): OfferedPost | null {
  const client = useClient();
  const request = useRequest(`status at ${address}`, () => statusAt(client, address));
  return request.state === 'ready' && request.answer !== null ? { id: request.answer } : null;
}
