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

/** Sections under the text that buttons open and close. */
type SectionName = 'options' | 'preview';

export interface FormSections extends Readonly<Record<SectionName, boolean>> {
  readonly toggle: (name: SectionName) => void;
}

const closed: Readonly<Record<SectionName, boolean>> = { options: false, preview: false };

/** Which sections of a form are open. They close after the post was sent. */
export function useFormSections({ sent }: Pick<Composer, 'sent'>): FormSections {
  const [open, setOpen] = useState(closed);
  const [lastSent, setLastSent] = useState(sent);
  if (lastSent !== sent) {
    setLastSent(sent);
    if (sent !== null) setOpen(closed);
  }
  return { ...open, toggle: (name) => setOpen({ ...open, [name]: !open[name] }) };
}

interface SectionProps {
  readonly composer: Composer;
  readonly sections: FormSections;
}

/** The buttons for poll and preview. Only some servers can render a preview. */
export function SectionTools({ composer, sections }: SectionProps) {
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
          aria-expanded={sections.preview}
          disabled={isPosting}
          onClick={() => sections.toggle('preview')}
        />
      )}
    </>
  );
}

const Preview = lazyScreen(() => import('./preview').then((part) => part.Preview));

/** The sections of the form below the text: poll, options and preview. */
export function OpenSections({ composer, sections }: SectionProps) {
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
        open={sections.options}
        disabled={isPosting}
        isEdit={isEdit}
        onChange={change}
      />
      {sections.preview && <Preview content={content} onClose={() => sections.toggle('preview')} />}
    </>
  );
}
