import type { StaffReport } from '@linnet/api';
import type { ReportMeasure, StepOutcome } from '@linnet/domain/staff';
import { plainName } from '../../../blocks/account/plain-name';
import { useStepTexts } from '../../../blocks/moderation/use-step-texts';
import { useText } from '../../../platform/i18n/use-text';
import { ConfirmMeasure } from '../parts-kit/confirm-measure';
import { usePostQuestion } from '../parts-kit/post-step-texts';
import { stateMeasures } from './state-measures';

interface MeasureQuestionProps {
  readonly measure: ReportMeasure;
  /** The report as it was when the measure was chosen. */
  readonly report: StaffReport;
  /** The number of deleted posts of which the report has a copy. */
  readonly copies: number;
  readonly open: boolean;
  readonly run: () => Promise<StepOutcome<StaffReport>>;
  readonly onClose: () => void;
  readonly onOutcome: (outcome: StepOutcome<StaffReport>) => void;
}

/** Asks before a measure about a report: says what it does, and to whom. */
export function MeasureQuestion({ measure, report, copies, ...dialog }: MeasureQuestionProps) {
  const texts = useMeasureTexts(measure, report, copies);
  return <ConfirmMeasure {...dialog} {...texts} />;
}

interface MeasureTexts {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly danger?: boolean;
}

function useMeasureTexts(measure: ReportMeasure, report: StaffReport, copies: number): MeasureTexts {
  const text = useText();
  const stepTexts = useStepTexts();
  const postQuestion = usePostQuestion();
  const { account } = report;
  const name = account === null ? text('desk.nobody') : plainName(account);
  switch (measure.kind) {
    case 'state': {
      const found = stateMeasures.find(({ state }) => state === measure.state);
      if (found === undefined) throw new Error(`A report can’t be ${measure.state}.`);
      return {
        title: text(found.question, { count: 1 }),
        text: text(found.text, { copies }),
        confirmLabel: text(found.label),
      };
    }
    case 'delete post':
      return postQuestion({ kind: 'delete' }, name, text('desk.delete_post_text', { name }));
    case 'post':
      return postQuestion({ kind: 'change', change: measure.change }, name, '');
    case 'person':
      if (account === null) throw new Error('The report names nobody.');
      return stepTexts({ name, acct: account.acct }, measure.step).question;
  }
}
