import Languages from 'lucide-react/icons/languages';
import X from 'lucide-react/icons/x';
import { type RefObject, useMemo, useState } from 'react';
import { LazyPart, useLazyPart } from '../../../platform/chunks/lazy-part';
import { languageNames } from '../../../blocks/languages/language-names';
import { useFeature } from '../../../platform/client/use-feature';
import { useLocale, useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { Icon } from '../../../ui/icon/icon';
import { IconButton } from '../../../ui/icon-button/icon-button';
import type { Composer } from '../use-composer';
import { firstLanguages, useRecentLanguages } from './languages';
import styles from './language-proposal.module.css';

interface LanguageProposalProps {
  readonly composer: Composer;
  /** Gets the focus after the proposal was accepted or dismissed. */
  readonly fieldRef: RefObject<HTMLTextAreaElement | null>;
}

/** Shorter texts are not checked. */
const MIN_CHARS = 10;

const detectorPart = new LazyPart(() => import('./detect-language'));

/** Offers to change the language of the post when the text seems to be in another one. */
export function LanguageProposal({ composer, fieldRef }: LanguageProposalProps) {
  const text = useText();
  const { code } = useLocale();
  const { remember } = useRecentLanguages();
  const { content, isPosting, change } = composer;
  const isOffered = useFeature('postLanguage');
  // A dismissed proposal is not shown again for this post.
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed && content.text === '') setDismissed(false);
  // With no language chosen, nothing is proposed.
  const isDetecting = isOffered && !isDismissed && !isPosting && content.language !== null;
  const found = useDetectedLanguage(isDetecting ? content.text : '', content.language ?? '');
  const name = found === null ? '' : languageNames(code).nameOf(found);

  function handleMark(tag: string) {
    remember(tag);
    change({ language: tag });
    fieldRef.current?.focus();
  }

  function handleDismiss() {
    setDismissed(true);
    fieldRef.current?.focus();
  }

  return (
    // Also rendered while empty: screen readers don't read a live region that appears together with its text.
    <div className={styles.line}>
      <p className={styles.text} role="status">
        {found !== null && (
          <>
            <Icon of={Languages} size="small" />
            <span>{text('post_language.detected', { name })}</span>
          </>
        )}
      </p>
      {found !== null && (
        <>
          <Button small onClick={() => handleMark(found)}>
            {text('post_language.mark_as', { name })}
          </Button>
          <IconButton small icon={X} name={text('general.dismiss')} onClick={handleDismiss} />
        </>
      )}
    </div>
  );
}

/** The language of a text if it seems not to be the chosen one; else null. The detector loads with the first words. */
function useDetectedLanguage(draftText: string, chosen: string): string | null {
  const { code } = useLocale();
  const { recent } = useRecentLanguages();
  const isLongEnough = draftText.trim().length >= MIN_CHARS;
  const detector = useLazyPart(detectorPart, isLongEnough);
  return useMemo(() => {
    if (!isLongEnough || detector.state !== 'ready') return null;
    const ownLanguages = firstLanguages({ chosen: null, recent, locale: code, browser: navigator.languages });
    return detector.part.detectLanguage(draftText, { chosen, ownLanguages });
  }, [draftText, chosen, isLongEnough, detector, recent, code]);
}
