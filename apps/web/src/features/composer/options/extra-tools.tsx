import { PollTool } from '../poll/poll-tool';
import { PreviewTool } from '../preview/preview-tool';
import type { Composer } from '../use-composer';
import type { Extras } from './use-extras';

interface ExtraToolsProps {
  readonly composer: Composer;
  readonly extras: Extras;
}

/** The buttons that open the parts of `ExtraParts`. */
export function ExtraTools({ composer, extras }: ExtraToolsProps) {
  const { content, pollLimits, isEdit, isPosting, change } = composer;
  return (
    <>
      <PollTool
        poll={content.poll}
        limits={pollLimits}
        disabled={isPosting || isEdit}
        onChange={(poll) => change({ poll })}
      />
      <PreviewTool open={extras.preview} disabled={isPosting} onToggle={() => extras.toggle('preview')} />
    </>
  );
}
