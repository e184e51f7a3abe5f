import type { StatusId } from '@linnet/api';
import type { Author, StatusView } from '@linnet/domain';
import type { DraftContext } from '@linnet/domain/drafts';
import Repeat2 from 'lucide-react/icons/repeat-2';
import type { ReactNode } from 'react';
import { useFeedPlace, useFilterContext, useIsHomeTimeline } from '../../platform/client/filter-context';
import { useFeature } from '../../platform/client/use-feature';
import { useHighlight } from '../../platform/client/use-status-view';
import { useOpenForm } from '../../platform/client/use-open-form';
import { useSession, useSetting } from '../../platform/client/client-provider';
import { Text } from '../../platform/i18n/text';
import { useText } from '../../platform/i18n/use-text';
import { useSlots } from '../../platform/slots/slots';
import { useFirstContent } from '../../platform/start/first-content';
import { Icon } from '../../ui/icon/icon';
import { DisplayName } from '../account/display-name';
import { plainName } from '../account/plain-name';
import bannerStyles from './banners.module.css';
import { lazyCardPart } from './lazy-card-part';
import { LinePlaceholder } from './line-placeholder';
import { repliedAcct } from './replied-name';
import styles from './status-frame.module.css';
import { useCardClick } from './use-card-click';

/** Characters of a status that its accessible name contains. */
const MAX_LABEL_LENGTH = 200;

const labelIds = {
  author: { own: 'status.label', repeated: 'status.label_repeated' },
  text: { own: 'status.label_text_first', repeated: 'status.label_text_first' },
} as const;

/** The accessible name of a card: the author and the beginning of the text, in the order that the viewer wants. */
function useStatusLabel({ author, repeater, status, content }: StatusView): string {
  const text = useText();
  const ids = labelIds[useSetting('spokenPostOrder')];
  const isVisitor = useSession().state === 'visitor';
  // What follows begins with a full stop.
  const words = (status.subject.trim() === '' ? content.plainText.trim() : status.subject).replace(/\.$/, '');
  const reply = repliedAcct(status);
  const values = {
    name:
      author.displayName === ''
        ? text('status.author_withheld', { visitor: String(isVisitor) })
        : plainName(author),
    words: words.length > MAX_LABEL_LENGTH ? `${words.slice(0, MAX_LABEL_LENGTH)}…` : words,
    pictures: status.attachments.length,
    replies: String(status.inReplyToId !== null && reply !== null),
    reply: reply ?? '',
    warned: String(status.subject.trim() !== ''),
    sensitive: String(status.sensitive),
    poll: String(status.pollId !== null),
    quote: String(status.quote !== null),
    repeated: String(repeater !== null),
    repeater: repeater === null ? '' : plainName(repeater),
  };
  return text(ids[repeater === null ? 'own' : 'repeated'], values);
}

function RepeatBanner({ repeater }: { readonly repeater: Author }) {
  const name = (
    <b title={`@${repeater.acct}`}>
      <DisplayName account={repeater} />
    </b>
  );
  return (
    <div className={bannerStyles.banner}>
      <span className={bannerStyles.icon}>
        <Icon of={Repeat2} size="small" />
      </span>
      <span className={bannerStyles.words}>
        <Text id="status.repeated_by" values={{ name }} />
      </span>
    </div>
  );
}

/** Where the form for a reply or a quote is mounted while it is open. */
export function InlineFormSlot({ at }: { readonly at: StatusId }) {
  const context = useOpenForm(at);
  return context && <OpenForm context={context} />;
}

function OpenForm({ context }: { readonly context: DraftContext }) {
  const { InlineForm } = useSlots();
  const session = useSession();
  if (session.state === 'visitor') return null;
  return (
    <div className={styles.inlineForm} data-own-clicks>
      <InlineForm context={context} />
    </div>
  );
}

const FollowedTagBanner = lazyCardPart((parts) => parts.FollowedTagBanner);
const PinnedBanner = lazyCardPart((parts) => parts.PinnedBanner, LinePlaceholder);

interface StatusFrameProps {
  view: StatusView;
  /** It is the status that a conversation is about. */
  focused?: boolean;
  children: ReactNode;
}

/** A card's frame: a labelled article, found by the keyboard commands, with a place for a reply form. */
export function StatusFrame({ view, focused = false, children }: StatusFrameProps) {
  const label = useStatusLabel(view);
  const place = useFeedPlace();
  const highlight = useHighlight(view.author);
  const followsTags = useFeature('followedTags');
  const showsFollowedTag = useIsHomeTimeline() && followsTags;
  const isOnProfile = useFilterContext() === 'account';
  const clicks = useCardClick(view.status.id, focused);
  // Called by the card, because the list renders nothing before it is measured.
  useFirstContent();

  return (
    <article
      className={styles.frame}
      aria-label={label}
      aria-posinset={place?.position}
      aria-setsize={place?.size}
      aria-current={focused ? 'true' : undefined}
      data-status={view.id}
      tabIndex={0}
      {...clicks}
      {...highlight}
    >
      {view.repeater !== null && <RepeatBanner repeater={view.repeater} />}
      {showsFollowedTag && view.status.tags.length > 0 && <FollowedTagBanner view={view} />}
      {isOnProfile && view.status.pinned && <PinnedBanner />}
      {children}
      <InlineFormSlot at={view.id} />
    </article>
  );
}
