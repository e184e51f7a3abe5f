import type { CodeProblem } from '@linnet/domain/account-security';
import type { GetText } from '../../platform/i18n/use-text';

/** Why a code of an authenticator was refused, as far as it is known. */
export function codeText(problem: CodeProblem, text: GetText): string {
  switch (problem.kind) {
    case 'wrong':
      return text('security.problem.wrong_code');
    case 'expired':
      return text('security.code_expired');
    case 'clock':
    case 'device': {
      const { kind, minutes } = problem;
      return text(`security.${kind}_differs`, { minutes: Math.abs(minutes), ahead: String(minutes > 0) });
    }
  }
}
