import type { Reaction } from '@linnet/api';
import { useNumberFormat } from '../../platform/i18n/use-number-format';
import { useText } from '../../platform/i18n/use-text';
import { join } from '../../ui/styles/join';
import { ReactionPicture } from './reaction-picture';
import space from './reaction-space.module.css';
import styles from './reactions.module.css';

interface ReactionChipProps {
  readonly reaction: Reaction;
  /** Null where it can only be seen. */
  readonly onToggle: (() => void) | null;
}

/** One emoji and how many reacted with it. Pressed, it is one's own too. */
export function ReactionChip({ reaction, onToggle }: ReactionChipProps) {
  const text = useText();
  const numbers = useNumberFormat();
  const { name, url, count, me } = reaction;
  const said = text('reactions.count', { name: url === null ? name : `:${name}:`, count });
  const look = join(space.chip, styles.chip);
  const content = (
    <>
      <ReactionPicture name={name} url={url} />
      {numbers.count(count)}
    </>
  );
  if (onToggle === null) {
    return (
      <span className={look} role="img" aria-label={said}>
        {content}
      </span>
    );
  }
  return (
    <button type="button" className={look} aria-label={said} aria-pressed={me} onClick={onToggle}>
      {content}
    </button>
  );
}
