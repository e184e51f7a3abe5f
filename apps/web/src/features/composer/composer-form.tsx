import type { Scope } from '@linnet/api';
import type { DraftContext } from '@linnet/domain/drafts';
import { composingSettings } from '@linnet/domain/settings';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { join } from '../../ui/styles/join';
import { ComposerField } from './composer-field';
import { ComposerFoot } from './composer-foot';
import styles from './composer-form.module.css';
import { ComposerHead } from './composer-head';
import { DraftError } from './draft-error';
import { ScopeNote } from './scope-note';
import { useComposer } from './use-composer';
import { useFocusInside } from './use-focus-inside';

interface ComposerFormProps {
  readonly context: DraftContext;
  /** In the sidebar, one line until somebody writes; under a card, with a way to close it; over the page. */
  readonly variant: 'panel' | 'inline' | 'sheet';
  /** Names the form. */
  readonly label: string;
  readonly placeholder: string;
  /** Scope of the status that is answered; null for a new one. */
  readonly parentScope?: Scope | null;
  readonly onPosted?: () => void;
  /** Shows a button that closes the form; what was written stays in its draft. */
  readonly onClose?: () => void;
}

/** Writes one draft. Every letter goes to the draft at once, which is kept over a reload. */
export function ComposerForm({ context, variant, label, placeholder, ...props }: ComposerFormProps) {
  const { parentScope = null, onPosted, onClose } = props;
  const composer = useComposer(context, onPosted);
  const { content, phase, isPosting, isEmpty, send } = composer;
  const alwaysSubject = useListedSetting(
    'alwaysShowSubjectInput',
    composingSettings.alwaysShowSubjectInput,
  ).value;
  const [subjectWanted, setSubjectWanted] = useState(false);
  const textRef = useRef<HTMLTextAreaElement>(null);
  const { isInside, ...focus } = useFocusInside();

  const isSmall = variant === 'panel' && !isInside && isEmpty && phase.state === 'idle';
  const subjectStays = alwaysSubject || content.subject !== '';

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const sends = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    const closes = event.key === 'Escape' && onClose !== undefined && !isPosting;
    if (sends) void send();
    if (closes) onClose();
    if (sends || closes) event.preventDefault();
  }

  return (
    <div className={styles.place} {...focus}>
      <form
        className={join(styles.form, styles[variant])}
        aria-label={label}
        onSubmit={(event) => event.preventDefault()}
        onKeyDown={handleKeyDown}
      >
        {!isSmall && <ComposerHead composer={composer} parentScope={parentScope} onClose={onClose} />}
        <ComposerField
          content={content}
          placeholder={placeholder}
          showsSubject={!isSmall && (subjectStays || subjectWanted)}
          small={isSmall}
          readOnly={isPosting}
          textRef={textRef}
          onChange={composer.change}
        />
        {!isSmall && <ScopeNote scope={content.scope} />}
        {phase.state === 'failed' && <DraftError why={phase.why} onDismiss={composer.dismissFailure} />}
        <ComposerFoot
          composer={composer}
          small={isSmall}
          subject={
            subjectStays ? null : { shown: subjectWanted, onToggle: () => setSubjectWanted(!subjectWanted) }
          }
          onOpen={() => textRef.current?.focus()}
        />
      </form>
    </div>
  );
}
