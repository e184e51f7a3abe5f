import type { AccountId } from '@linnet/api';
import { hostOf } from '@linnet/domain/people';
import { type ReportDraft, reportDraftsOf, emptyReport, sendReport } from '@linnet/domain/reports';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { plainName } from '../../blocks/account/plain-name';
import { useErrorText } from '../../blocks/error/use-error-text';
import type { ReportRequest } from '../../blocks/moderation/moderation-request';
import { useCell, useClient } from '../../platform/client/client-provider';
import { useStep } from '../../platform/client/use-resource';
import { useFeature } from '../../platform/client/use-feature';
import { useText } from '../../platform/i18n/use-text';
import { Check } from '../../ui/check/check';
import { Dialog } from '../../ui/dialog/dialog';
import { TextArea } from '../../ui/field/text-field';
import { FormActions } from '../../ui/form-actions/form-actions';
import { Note } from '../../ui/note/note';
import { PostChoice } from './post-choice';
import { ReasonChoice, useReasons } from './reason-choice';
import styles from './report.module.css';

interface ReportFormProps {
  readonly request: ReportRequest;
  /** False while the dialog closes. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The form of a report: reason, rules, comment, posts, and whether to forward it to the account's server. */
function ReportForm({ request: { account, statusId }, isOpen, onClose }: ReportFormProps) {
  const text = useText();
  const client = useClient();
  const [draft, change] = useReportDraft(account.id);
  const { needsRule } = useReasons(draft);
  const needsPost = !useFeature('reportWithoutPosts') && draft.statusIds.length === 0;
  const isCommentOptional = useFeature('reportWithoutComment');
  const needsComment = !isCommentOptional && draft.comment.trim() === '';
  const [isSubmitted, setSubmitted] = useState(false);
  const host = hostOf(account);
  const name = plainName(account);
  const { isPending, error, run } = useStep({
    step: () => sendReport(client, account),
    onDone: onClose,
    isOpen,
    notice: { key: 'user_reporting.not_sent', values: { name } },
  });
  const why = useErrorText(error);

  const begin = useEffectEvent(() => {
    const drafts = reportDraftsOf(client);
    // The post from which the report was started is selected at first.
    if (statusId !== null) drafts.choose(account.id, statusId, true);
    return () => drafts.onFormClosed(account.id);
  });
  useEffect(() => begin(), []);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setSubmitted(true);
    if (!isPending && !needsPost && !needsRule && !needsComment) void run();
  }

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <p className={styles.intro}>{text('user_reporting.lead', { name })}</p>
      <ReasonChoice
        draft={draft}
        onChange={change}
        problem={isSubmitted && needsRule ? text('user_reporting.rules_needed') : undefined}
      />
      <TextArea
        label={text('user_reporting.comment')}
        optional={isCommentOptional}
        problem={isSubmitted && needsComment ? text('user_reporting.comment_needed') : undefined}
        hint={text('user_reporting.comment_hint')}
        rows={4}
        value={draft.comment}
        onChange={(comment) => change({ comment })}
      />
      <PostChoice
        account={account}
        reported={statusId}
        chosen={draft.statusIds}
        problem={isSubmitted && needsPost ? text('user_reporting.posts_needed') : undefined}
      />
      {host !== null && (
        <div>
          <Check checked={draft.forward} onChange={(forward) => change({ forward })}>
            {text('user_reporting.forward', { host })}
          </Check>
          <p className={styles.hint}>{text('user_reporting.forward_hint')}</p>
        </div>
      )}
      {error !== null && (
        <Note tone="error">
          <p>{text('user_reporting.generic_error')}</p>
          <p>{why}</p>
        </Note>
      )}
      <FormActions submit={text('user_reporting.submit')} isPending={isPending} onCancel={onClose} />
    </form>
  );
}

/** The draft of a report about an account, and a function that changes it. */
function useReportDraft(
  accountId: AccountId,
): readonly [ReportDraft, (change: Partial<ReportDraft>) => void] {
  const drafts = reportDraftsOf(useClient());
  const draft = useCell(drafts.all).get(accountId) ?? emptyReport;
  return [draft, (change) => drafts.change(accountId, change)];
}

interface ReportDialogProps {
  readonly request: ReportRequest;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The dialog that reports an account to the staff. Its content is stored until it is sent. */
export function ReportDialog({ request, open, onClose }: ReportDialogProps) {
  const text = useText();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text('user_reporting.title', { name: plainName(request.account) })}
      wide
    >
      <ReportForm request={request} isOpen={open} onClose={onClose} />
    </Dialog>
  );
}
