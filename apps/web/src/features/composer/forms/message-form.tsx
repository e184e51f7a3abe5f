import type { DraftContext } from '@linnet/domain/drafts';
import { ComposerForm } from '../composer-form';
import { DraftsProvider } from '../drafts/drafts-provider';

interface MessageFormProps {
  readonly context: DraftContext;
  /** Accessible name of the form, and what stands in it while it is empty. */
  readonly label: string;
}

/** The form of a direct post, under a thread of messages. */
export function MessageForm({ context, label }: MessageFormProps) {
  return (
    <DraftsProvider>
      <ComposerForm context={context} variant="inline" label={label} placeholder={label} />
    </DraftsProvider>
  );
}
