import type { StatusRow } from '@linnet/domain';

type Facts = Pick<StatusRow, 'card' | 'attachments' | 'quote'>;

/** Whether a card says more than what stands beside it: it may repeat an attachment or the status that is quoted. */
export function showsCard({ card, attachments, quote }: Facts): boolean {
  if (card === null) return false;
  const beside = attachments.flatMap(({ url, remoteUrl }) => [url, remoteUrl]);
  const own = bare(card.url);
  return ![...beside, quote?.url].some((address) => address && bare(address) === own);
}

/** Without what makes no difference to where it leads. */
function bare(address: string): string {
  return address.replace(/^https?:\/\//i, '').replace(/\/?(?:#.*)?$/, '');
}
