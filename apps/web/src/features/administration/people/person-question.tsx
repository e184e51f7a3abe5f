import type { StaffAccount } from '@linnet/api';
import type { PersonStep, StepOutcome } from '@linnet/domain/staff';
import { useStepTexts } from '../../../blocks/moderation/use-step-texts';
import { useText } from '../../../platform/i18n/use-text';
import { ConfirmMeasure } from '../parts-kit/confirm-measure';
import { accountActions } from './account-steps';

interface PersonQuestionProps {
  readonly step: PersonStep;
  readonly person: StaffAccount;
  readonly open: boolean;
  readonly run: () => Promise<StepOutcome<StaffAccount | null>>;
  readonly onClose: () => void;
  readonly onOutcome: (outcome: StepOutcome<StaffAccount | null>) => void;
}

/** Asks before a step about one person: says what it does, and to whom. */
export function PersonQuestion({ step, person, ...dialog }: PersonQuestionProps) {
  return <ConfirmMeasure {...dialog} {...useQuestion(step, person)} />;
}

interface Question {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly danger?: boolean;
}

function useQuestion(step: PersonStep, person: StaffAccount): Question {
  const text = useText();
  const stepTexts = useStepTexts();
  const values = { name: person.displayName, acct: person.acct, email: person.email ?? '' };
  const action = accountActions.find(
    (one) => JSON.stringify(one.step) === JSON.stringify(step) && one.isFor(person),
  );
  if (action !== undefined) {
    const { words, danger = false } = action;
    return {
      title: text(`person.${words}_question`, values),
      text: text(`person.${words}_text`, values),
      confirmLabel: text(`person.${words}`),
      danger,
    };
  }
  switch (step.kind) {
    case 'role':
    case 'activation':
    case 'delete':
    case 'tag':
      return stepTexts({ name: person.displayName, acct: person.acct }, step).question;
    case 'free tag': {
      const on = String(step.on);
      return {
        title: text('person.tag_question', { ...values, on, tag: step.tag }),
        text: text('person.tag_text', { ...values, on, tag: step.tag }),
        confirmLabel: text('person.tag', { on }),
      };
    }
    case 'credentials':
      return {
        title: text('person.credentials_question', values),
        text: text('person.credentials_text', {
          ...values,
          password: String(step.change.password !== undefined),
        }),
        confirmLabel: text('person.save'),
        danger: step.change.password !== undefined,
      };
    default:
      throw new Error(`There is no question for the step ${step.kind}.`);
  }
}
