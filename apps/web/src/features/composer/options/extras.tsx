import { hasExpiryAndPoll, hasFilesAndPoll } from '@linnet/domain/drafts';
import Eye from 'lucide-react/icons/eye';
import { useState } from 'react';
import { useFeature } from '../../../platform/client/use-feature';
import { useText } from '../../../platform/i18n/use-text';
import { IconButton } from '../../../ui/icon-button/icon-button';
import { lazyScreen } from '../../../ui/lazy/lazy-screen';
import { Note } from '../../../ui/note/note';
import type { Composer } from '../use-composer';
import { PollEditor, PollTool } from './poll-editor';
import { PostOptions } from './post-options';

/** Parts that can be opened under the text. */
type Extra = 'options' | 'preview';

export interface Extras extends Readonly<Record<Extra, boolean>> {
  readonly toggle: (extra: Extra) => void;
}

const closed: Readonly<Record<Extra, boolean>> = { options: false, preview: false };

/** Which parts of a form are open. They close after the post was sent. */
export function useExtras({ sent }: Pick<Composer, 'sent'>): Extras {
  const [open, setOpen] = useState(closed);
  const [seen, setSeen] = useState(sent);
  if (seen !== sent) {
    setSeen(sent);
    if (sent !== null) setOpen(closed);
  }
  return { ...open, toggle: (extra) => setOpen({ ...open, [extra]: !open[extra] }) };
}

interface ExtrasProps {
  readonly composer: Composer;
  readonly extras: Extras;
}

/** The buttons that open the parts of `ExtraParts`. Some servers can render a preview before the post is sent. */
export function ExtraTools({ composer, extras }: ExtrasProps) {
  const text = useText();
  const hasPreview = useFeature('statusPreview');
  const { content, pollLimits, isEdit, isPosting, change } = composer;
  return (
    <>
      <PollTool
        poll={content.poll}
        limits={pollLimits}
        disabled={isPosting || isEdit}
        onChange={(poll) => change({ poll })}
      />
      {hasPreview && (
        <IconButton
          icon={Eye}
          name={text('preview.label')}
          aria-expanded={extras.preview}
          disabled={isPosting}
          onClick={() => extras.toggle('preview')}
        />
      )}
    </>
  );
}

const Preview = lazyScreen(() => import('./preview').then((part) => part.Preview));

/** The parts of the form below the text: poll, options and preview. */
export function ExtraParts({ composer, extras }: ExtrasProps) {
  const text = useText();
  const { content, pollLimits, isEdit, isPosting, change } = composer;
  return (
    <>
      {content.poll !== null && (
        <PollEditor
          poll={content.poll}
          limits={pollLimits}
          disabled={isPosting || isEdit}
          onChange={(poll) => change({ poll })}
        />
      )}
      {hasFilesAndPoll(content, composer) && <Note tone="warning">{text('polls.no_files')}</Note>}
      {!isEdit && hasExpiryAndPoll(content, composer) && (
        <Note tone="warning">{text('polls.no_expiry')}</Note>
      )}
      <PostOptions
        content={content}
        open={extras.options}
        disabled={isPosting}
        isEdit={isEdit}
        onChange={change}
      />
      {extras.preview && <Preview content={content} onClose={() => extras.toggle('preview')} />}
    </>
  );
}
