import styles from './composer-foot.module.css';
import { ComposerTools } from './composer-tools';
import { IdleScope } from './idle-scope';
import { SendButton } from './send-button';
import { TextCounter } from './text-counter';
import type { Composer } from './use-composer';

interface ComposerFootProps {
  readonly composer: Composer;
  /** Nobody writes yet. */
  readonly small: boolean;
  /** The button that adds a subject; null where its field stands anyway. */
  readonly subject: { readonly shown: boolean; readonly onToggle: () => void } | null;
  /** Puts the caret into the text. */
  readonly onOpen: () => void;
}

/** Under the text: what can be added, how much room is left, and the button that sends. */
export function ComposerFoot({ composer, small, subject, onOpen }: ComposerFootProps) {
  const { kind, content, isPosting, isPosted, isTooLong, left, change, send } = composer;
  return (
    <div className={styles.foot}>
      {small ? (
        <IdleScope scope={content.scope} onOpen={onOpen} />
      ) : (
        <ComposerTools
          sensitive={content.sensitive}
          subject={subject}
          disabled={isPosting}
          onSensitive={(sensitive) => change({ sensitive })}
        />
      )}
      <div className={styles.end}>
        {!small && <TextCounter left={left} />}
        <SendButton
          kind={kind}
          state={isPosting ? 'posting' : isPosted ? 'posted' : 'idle'}
          disabled={small ? !isPosted : isTooLong}
          onSend={() => void send()}
        />
      </div>
    </div>
  );
}
