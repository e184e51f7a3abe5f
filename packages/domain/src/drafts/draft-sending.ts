import { ApiError, type ErrorReason } from '@linnet/api';
import type { Environment } from '../kernel/environment';
import type { OutboxJob } from '../outbox/job';
import type { Outbox } from '../outbox/outbox';
import type { Lifetime } from '../kernel/lifetime';
import { composingSettings } from '../settings/list/composing-settings';
import type { Settings } from '../settings/settings';
import type { DraftContent } from '../post-content/draft';
import { contextKey, type DraftContext } from '../post-content/draft-context';
import type { SendOutcome } from './draft-form';
import { problemOf } from './draft-rules';
import type { DraftStore } from './draft-store';
import { draftOfJob, jobOfDraft } from './job-of-draft';
import type { StoredDraft } from '../post-content/stored-drafts';

/** Sends drafts by way of the outbox, and restores them when sending fails. */
export interface DraftSending {
  /** Resolves when the post is published, waits in the outbox, or was refused; the form's phase then has the reason. */
  send(context: DraftContext): Promise<SendOutcome>;
  /** Cancels a post before it is sent and restores it as a draft. Null when it is too late. */
  cancel(jobId: string): DraftContext | null;
  /** Restores the draft of a job that has failed for good. */
  restoreFailed(job: OutboxJob, why: ErrorReason): void;
}

interface DraftSendingOptions {
  life: Pick<Lifetime, 'isOver' | 'onEnd'>;
  environment: Pick<Environment, 'now' | 'newKey'>;
  settings: Pick<Settings, 'valueOf'>;
  outbox: Outbox;
  /** Whether attachments of this context are still being uploaded. */
  isUploading: (context: DraftContext) => boolean;
  /** Sends the descriptions of attachments; resolves with the error, null on success. */
  describe: (content: DraftContent, isEdit: boolean) => Promise<ErrorReason | null>;
  /** Called when the content of a form has moved to a job. */
  onEmptied: (context: DraftContext) => void;
  /** Called when a post was restored into a draft whose form is not open. */
  onRestored: (context: DraftContext, why: ErrorReason) => void;
}

export function createDraftSending(drafts: DraftStore, options: DraftSendingOptions): DraftSending {
  const { environment, settings, outbox, life } = options;
  const { now, newKey } = environment;

  /** Resolves when the form of a job no longer waits for it. */
  function untilReleased(job: OutboxJob): Promise<SendOutcome> {
    return new Promise((resolve) => {
      const check = (): void => {
        const current = outbox.get(job.id);
        if (current?.held === true) return;
        unsubscribe();
        const isRestored = drafts.form(job.context).phase.state === 'failed';
        resolve(current !== undefined ? 'waiting' : isRestored ? 'refused' : 'posted');
      };
      const ends = [
        outbox.subscribe(check),
        life.onEnd(() => {
          unsubscribe();
          resolve('refused');
        }),
      ];
      const unsubscribe = (): void => ends.forEach((end) => end());
      check();
    });
  }

  async function enqueue(context: DraftContext, draft: StoredDraft): Promise<SendOutcome> {
    drafts.setPhase(context, { state: 'posting' });
    // The page may be closed before the job is stored.
    drafts.records.flush();
    try {
      const content = await drafts.contents.toSend(context, draft);
      const describeError = await options.describe(content, context.kind === 'edit');
      if (life.isOver()) return 'refused';
      // Offline, the post waits in the outbox, and its descriptions with it.
      if (describeError !== null && describeError.kind !== 'offline') {
        drafts.setPhase(context, { state: 'failed', why: 'post_status.media_description_error' });
        return 'refused';
      }
      const delay = settings.valueOf('sendDelay', composingSettings.sendDelay) * 1000;
      const job = jobOfDraft({ context, draft, content, now: now(), delay });
      // Store the job before removing the draft, so that the text is never lost.
      outbox.add(job);
      drafts.clear(context);
      options.onEmptied(context);
      drafts.records.flush();
      if (context.kind === 'new') drafts.contents.remember(content);
      return job.held ? await untilReleased(job) : 'waiting';
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      drafts.setPhase(context, { state: 'failed', why: error.reason });
      return 'refused';
    }
  }

  /**
   * Restores a job as a draft: in its own context, unless a part of it is posted already or something else is written
   * there by now.
   */
  function restoreDraft(job: OutboxJob, why: ErrorReason | undefined): DraftContext {
    const { content, key, doubt } = draftOfJob(job, { newKey, isRejected: why !== undefined });
    const present = drafts.records.get(contextKey(job.context));
    const isWhole = content === job.content;
    const isInPlace = isWhole && !drafts.isWritten(job.context, present);
    const context: DraftContext = isInPlace ? job.context : { kind: 'saved', id: newKey() };
    // The form that waited for the job stays open in its place.
    const openAt = isInPlace && job.held ? job.openAt : null;
    drafts.store(context, { ...content, key, doubt, why, openAt });
    drafts.records.flush();
    return context;
  }

  return {
    async send(context) {
      const { content, phase, ...limits } = drafts.form(context);
      if (phase.state === 'posting') return 'refused';
      const rules = { ...limits, now: now(), isUploading: options.isUploading(context) };
      const problem = problemOf(content, rules);
      const draft = drafts.records.get(contextKey(context));
      if (problem === null) return enqueue(context, draft ?? drafts.store(context, {}));
      drafts.setPhase(context, { state: 'failed', why: problem });
      return 'refused';
    },
    cancel(jobId) {
      const job = outbox.remove(jobId);
      return job === null ? null : restoreDraft(job, undefined);
    },
    restoreFailed(job, why) {
      const context = restoreDraft(job, why);
      if (!job.held || contextKey(context) !== contextKey(job.context)) options.onRestored(context, why);
    },
  };
}
