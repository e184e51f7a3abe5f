import { contextKey, type DraftContext, type OutboxJob } from '@linnet/domain/drafts';
import { ComposerForm } from '../composer-form';
import { DraftsProvider } from '../drafts/drafts-provider';
import { OutboxPost } from '../drafts/outbox-list';

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

/** A direct post on its way, among the messages of its thread, whose form takes it back. */
export function OutgoingPost({ job }: { readonly job: OutboxJob }) {
  const key = contextKey(job.context);
  return (
    <DraftsProvider>
      <OutboxPost job={job} isFormShown={(context) => contextKey(context) === key} />
    </DraftsProvider>
  );
}
