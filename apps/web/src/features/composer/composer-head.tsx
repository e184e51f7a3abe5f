import type { Scope } from '@linnet/api';
import X from 'lucide-react/icons/x';
import { useText } from '../../platform/i18n/use-text';
import { IconButton } from '../../ui/icon-button/icon-button';
import styles from './composer-head.module.css';
import { ContentTypeChoice } from './content-type-choice';
import { ScopeChoice } from './scope-choice';
import type { Composer } from './use-composer';

interface ComposerHeadProps {
  readonly composer: Composer;
  readonly parentScope: Scope | null;
  readonly onClose: (() => void) | undefined;
}

/** The row above the text: scope and post format. The scope of a published post cannot be changed. */
export function ComposerHead({ composer, parentScope, onClose }: ComposerHeadProps) {
  const text = useText();
  const { content, isEdit, isPosting, change } = composer;
  return (
    <fieldset className={styles.head} disabled={isPosting}>
      <ScopeChoice
        scope={content.scope}
        parent={parentScope}
        disabled={isEdit}
        onChange={(scope) => change({ scope })}
      />
      <span className={styles.end}>
        <ContentTypeChoice
          contentType={content.contentType}
          onChange={(contentType) => change({ contentType })}
        />
        {onClose && <IconButton icon={X} name={text('post_status.close_reply')} onClick={onClose} />}
      </span>
    </fieldset>
  );
}
