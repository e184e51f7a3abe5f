import type { MuteReason, StatusView, Author } from '@linnet/domain';
import EyeOff from 'lucide-react/icons/eye-off';
import type { ReactNode } from 'react';
import { useList } from '../../platform/i18n/use-list';
import { Text } from '../../platform/i18n/text';
import { type GetText, useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { DisplayName } from '../account/display-name';
import styles from './muted-line.module.css';
import { useVisibility } from './use-visibility';

export interface MutedLineProps {
  view: StatusView;
  reasons: readonly MuteReason[];
  isOpened: boolean;
  onOpen: (isOpened: boolean) => void;
}

/** Whose status it is and why it is muted. It replaces the status, or stands above it once it is opened. */
export function MutedLine({ view: { author, repeater }, reasons, isOpened, onOpen }: MutedLineProps) {
  const text = useText();
  const why = useMuteReasonsText(reasons, repeater);
  const name = (
    <b title={`@${author.acct}`}>
      <DisplayName account={author} />
    </b>
  );
  return (
    <div className={styles.line}>
      <Icon of={EyeOff} size="small" />
      <span className={styles.words}>
        {isOpened ? (
          <bdi>{why}</bdi>
        ) : (
          <Text id="muted.line" values={{ name, why: <bdi key="why">{why}</bdi> }} />
        )}
      </span>
      <Button
        small
        data-key="text"
        variant={isOpened ? 'quiet' : 'plain'}
        aria-label={text(isOpened ? 'muted.hide_of' : 'muted.show_of', { name: author.displayName })}
        aria-expanded={isOpened}
        onClick={() => onOpen(!isOpened)}
      >
        <Text id={isOpened ? 'muted.hide' : 'muted.show'} />
      </Button>
    </div>
  );
}

export type MutedCardProps = Omit<MutedLineProps, 'isOpened'>;

/** A muted status as one line that says why. */
export function MutedCard(props: MutedCardProps) {
  const text = useText();
  const { id, author } = props.view;
  return (
    <article
      className={styles.muted}
      aria-label={text('muted.label', { name: author.displayName })}
      data-status={id}
      tabIndex={0}
    >
      <MutedLine {...props} isOpened={false} />
    </article>
  );
}

interface UnlessMutedProps {
  readonly view: StatusView;
  /** Renders the content of the status. `coveredBy`: titles of the filters that cover its media. */
  readonly children: (coveredBy: readonly string[]) => ReactNode;
}

/** The content of an embedded status, such as a quote. Over a muted one, a line says why until the viewer opens it. */
export function UnlessMuted({ view, children }: UnlessMutedProps) {
  const { isHidden, muted, isOpened, setOpened, coveredBy } = useVisibility(view.id, view);
  const reasons = isHidden ? view.reasons : muted;
  return (
    <>
      {reasons && <MutedLine view={view} reasons={reasons} isOpened={isOpened} onOpen={setOpened} />}
      {(!reasons || isOpened) && children(coveredBy)}
    </>
  );
}

interface ReasonContext {
  text: GetText;
  list: (parts: readonly string[]) => string;
  repeater: Author | null;
}

/** A text with all reasons why a status is muted, including the muted words and the titles of filters. */
function useMuteReasonsText(reasons: readonly MuteReason[], repeater: Author | null): string {
  const text = useText();
  const list = useList();
  return list(reasons.map((reason) => wordsOf(reason, { text, list, repeater })));
}

function wordsOf(reason: MuteReason, { text, list, repeater }: ReasonContext): string {
  switch (reason.kind) {
    case 'words':
      return text('muted.words', { count: reason.words.length, words: list(reason.words) });
    case 'filter':
      return text('muted.filter', { title: reason.title });
    case 'repeater':
      return text('muted.repeater', { name: repeater?.displayName ?? '' });
    default:
      return text(`muted.${reason.kind}`);
  }
}
