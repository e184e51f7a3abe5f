import { hostOf } from '@linnet/domain/people';
import type { ModerationItemId, ModerationStep } from '@linnet/domain/staff';
import { useText } from '../../platform/i18n/use-text';
import { moderationTexts } from './moderation-menu';

/** Somebody as the texts name them. */
interface NamedPerson {
  readonly name: string;
  readonly acct: string;
}

interface StepTexts {
  /** The name of the step. */
  readonly name: string;
  readonly question: {
    readonly title: string;
    readonly text: string;
    readonly confirmLabel: string;
    readonly danger: boolean;
  };
}

/** The texts of the question before a step of staff on an account: what it does, and to whom. */
export function useStepTexts(): (person: NamedPerson, step: ModerationStep) => StepTexts {
  const text = useText();
  return (person, step) => {
    const { words } = moderationTexts[itemIdOf(step)];
    const host = hostOf(person);
    // The texts choose by the state before the step.
    const on = String(step.kind !== 'delete' && !step.on);
    const values = {
      name: person.name,
      acct: person.acct,
      on,
      // For an account of another server, the texts say that only this server's copy is affected.
      remote: String(host !== null),
      host: host ?? '',
    };
    const name = text(`moderation.${words}`, values);
    return {
      name,
      question: {
        title: text(`moderation.${words}_question`, values),
        text: text(`moderation.${words}_text`, values),
        confirmLabel: step.kind === 'tag' ? text('moderation.tag_confirm', { on }) : name,
        danger: step.kind === 'delete' || (step.kind === 'activation' && !step.on),
      },
    };
  };
}

function itemIdOf(step: ModerationStep): ModerationItemId {
  switch (step.kind) {
    case 'role':
      return step.role;
    case 'tag':
      return step.tag;
    case 'activation':
    case 'delete':
      return step.kind;
  }
}
