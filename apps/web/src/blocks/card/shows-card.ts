import type { StatusRow } from '@linnet/domain';

type Facts = Pick<StatusRow, 'card' | 'attachments' | 'quote'>;

/** Whether a card shows anything new: it may repeat an attachment or the quoted status. */
export function showsCard({ card, attachments, quote }: Facts): boolean {
  if (card === null) return false;
  const beside = attachments.flatMap(({ url, remoteUrl }) => [url, remoteUrl]);
  const own = bare(card.url);
  return ![...beside, quote?.url].some((address) => address && bare(address) === own);
}

/** The address without its scheme, its fragment and a final slash, for comparing. */
function bare(address: string): string {
  return address.replace(/^https?:\/\//i, '').replace(/\/?(?:#.*)?$/, '');
}
