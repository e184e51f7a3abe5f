import type { Newcomer, NewcomerField } from './newcomer';
import type { RegistrationRules } from './registration-rules';

/** What has to be put right before anything is sent. */
export type NewcomerProblem =
  | 'username_required'
  | 'fullname_required'
  | 'email_required'
  | 'password_required'
  | 'password_confirmation_required'
  | 'password_confirmation_match'
  | 'birthday_required'
  | 'birthday_min_age'
  | 'reason_required'
  | 'captcha_required';

export type NewcomerProblems = Readonly<Partial<Record<NewcomerField, NewcomerProblem>>>;

type Check = (newcomer: Newcomer, rules: RegistrationRules) => NewcomerProblem | false;

const isBlank = (text: string): boolean => text.trim() === '';

/** In the order of the form. */
const checks: readonly (readonly [NewcomerField, Check])[] = [
  ['username', ({ username }) => isBlank(username) && 'username_required'],
  ['fullname', ({ fullname }, rules) => rules.takesDetails && isBlank(fullname) && 'fullname_required'],
  ['email', ({ email }, rules) => rules.emailRequired && isBlank(email) && 'email_required'],
  ['password', ({ password }) => password === '' && 'password_required'],
  ['confirm', checkConfirm],
  ['birthday', checkBirthday],
  ['reason', ({ reason }, rules) => rules.reasonRequired && isBlank(reason) && 'reason_required'],
  ['captcha', ({ captcha }, rules) => rules.captchaRequired && isBlank(captcha) && 'captcha_required'],
];

/** Empty when the form can be sent. */
export function checkNewcomer(newcomer: Newcomer, rules: RegistrationRules): NewcomerProblems {
  return Object.fromEntries(
    checks.flatMap(([field, check]) => {
      const problem = check(newcomer, rules);
      return problem === false ? [] : [[field, problem]];
    }),
  );
}

function checkConfirm({ password, confirm }: Newcomer): NewcomerProblem | false {
  if (confirm === '') return 'password_confirmation_required';
  return confirm !== password && 'password_confirmation_match';
}

function checkBirthday({ birthday }: Newcomer, rules: RegistrationRules): NewcomerProblem | false {
  if (!rules.birthdayRequired) return false;
  if (birthday === '') return 'birthday_required';
  return rules.latestBirthday !== null && birthday > rules.latestBirthday && 'birthday_min_age';
}
