import { contextKey, type DraftContext, type OutboxJob } from '@linnet/domain/drafts';
import { ComposerForm } from '../composer-form';
import { DraftsProvider } from '../drafts/drafts-provider';
import { OutboxPost } from '../drafts/outbox-list';

interface MessageFormProps {
  readonly context: DraftContext;
  /** The accessible name of the form, and its placeholder. */
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

/** A direct post in the outbox, shown in its thread. When it is cancelled, its text is in the thread's form again. */
export function OutgoingPost({ job }: { readonly job: OutboxJob }) {
  const key = contextKey(job.context);
  return (
    <DraftsProvider>
      <OutboxPost job={job} isFormShown={(context) => contextKey(context) === key} />
    </DraftsProvider>
  );
}
