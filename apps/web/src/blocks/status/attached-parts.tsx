import type { StatusRow, StatusView } from '@linnet/domain';
import type { CSSProperties } from 'react';
import { useClient, useSetting } from '../../platform/client/client-provider';
import { useFilterContext } from '../../platform/client/filter-context';
import { useSlots } from '../../platform/slots/slots';
import { lazyPart } from '../../ui/lazy/lazy-screen';
import linkCard from '../card/link-card.module.css';
import { cardShape, showsCard } from '../card/shows-card';
import { MediaPlaceholder } from '../media/media-placeholder';
import poll from '../poll/poll-space.module.css';
import quoteSpace from '../quote/quote-space.module.css';
import { TextPlaceholder } from '../quote/text-placeholder';
import reactions from '../reactions/reaction-space.module.css';
import actions from '../status-actions/action-space.module.css';
import { lazyCardPart } from './lazy-card-part';

/*
 * The parts below the text of a status. The code of each is loaded after the text; its space is reserved, so that
 * nothing moves when it appears.
 */

interface PartProps {
  readonly status: StatusRow;
}

export const StatusMedia = lazyPart(
  () => import('../media/status-media').then((parts) => parts.StatusMedia),
  MediaPlaceholder,
);

/** The row of actions. */
export const StatusActionRow = lazyCardPart(
  (parts) => parts.ActionRow,
  () => <div className={actions.space} />,
);

const LinkCard = lazyCardPart((parts) => parts.LinkCard);

/** The preview card of a link in a status. */
export function StatusLinkCard({ status }: PartProps) {
  const { card, sensitive } = status;
  if (card === null || !showsCard(status)) return null;
  const shape = sensitive ? 'side' : cardShape(card);
  return (
    <div className={linkCard.room} data-shape={shape}>
      <LinkCard card={card} sensitive={sensitive} />
    </div>
  );
}

/** What looks like a theme, in the address of a link or among the files; the part that shows it reads it. */
export function StatusTheme({ view }: { readonly view: StatusView }) {
  const { SharedTheme } = useSlots();
  const { content, attachments } = view.status;
  const hasTheme = content.includes('#theme=') || attachments.some(({ url }) => /\.iss(?:\?|$)/i.test(url));
  return hasTheme ? <SharedTheme view={view} /> : null;
}

const Poll = lazyCardPart((parts) => parts.Poll);

interface StatusPollProps extends PartProps {
  /** Shows only its space, until it is known whether the viewer may see the poll. */
  readonly isEmpty?: boolean;
}

/** The poll of a status, if it has one. */
export function StatusPoll({ status: { pollId, language }, isEmpty = false }: StatusPollProps) {
  const { polls } = useClient().graph;
  if (pollId === null) return null;
  const rows: Rows = { '--rows': polls.get(pollId)?.options.length ?? 0 };
  return (
    <div className={poll.space} style={rows}>
      {!isEmpty && <Poll id={pollId} language={language} />}
    </div>
  );
}

type Rows = CSSProperties & { '--rows': number };

const Quote = lazyCardPart((parts) => parts.Quote, QuotePlaceholder);

/** The quote of a status, if it has one. */
export function StatusQuote({ status: { id, quote } }: PartProps) {
  return quote === null ? null : <Quote id={id} quote={quote} />;
}

function QuotePlaceholder({ quote: { id } }: { quote: NonNullable<StatusRow['quote']> }) {
  const { statusViews } = useClient();
  const view = id === null ? undefined : statusViews.get(id);
  return (
    <div className={quoteSpace.space} aria-hidden>
      <div className={quoteSpace.head} />
      {view && <TextPlaceholder view={view} />}
    </div>
  );
}

const ReactionRow = lazyCardPart((parts) => parts.ReactionRow, ReactionsPlaceholder);

/** The reactions to a status, if there are any: always in conversations, in timelines if the setting is on. */
export function StatusReactions({ status }: PartProps) {
  const isConversation = useFilterContext() === 'thread';
  const onTimeline = useSetting('emojiReactionsOnTimeline');
  const isShown = status.reactions.length > 0 && (isConversation || onTimeline);
  return isShown ? <ReactionRow status={status} /> : null;
}

/** As many reactions and about as wide. */
function ReactionsPlaceholder({ status }: PartProps) {
  return (
    <div className={reactions.row}>
      {status.reactions.slice(0, 13).map(({ name }) => (
        <span key={name} className={reactions.chip} />
      ))}
    </div>
  );
}
