import { hasExpiryAndPoll, hasFilesAndPoll } from '@linnet/domain/drafts';
import { useText } from '../../../platform/i18n/use-text';
import { Note } from '../../../ui/note/note';
import { PollEditor } from '../poll/poll-editor';
import { lazyScreen } from '../../../ui/lazy/lazy-screen';
import type { Composer } from '../use-composer';
import { PostOptions } from './post-options';
import type { Extras } from './use-extras';

const Preview = lazyScreen(() => import('../preview/preview').then((part) => part.Preview));

interface ExtraPartsProps {
  readonly composer: Composer;
  readonly extras: Extras;
}

/** The parts of the form below the text: poll, options and preview. */
export function ExtraParts({ composer, extras }: ExtraPartsProps) {
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
