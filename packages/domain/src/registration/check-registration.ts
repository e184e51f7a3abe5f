import type { RegistrationDraft, RegistrationField, RegistrationRules } from './registration-draft';

/** What has to be corrected before anything is sent. */
export type RegistrationProblem =
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

export type RegistrationProblems = Readonly<Partial<Record<RegistrationField, RegistrationProblem>>>;

type Check = (registration: RegistrationDraft, rules: RegistrationRules) => RegistrationProblem | false;

const isBlank = (text: string): boolean => text.trim() === '';

/** In the order of the form. */
const checks: readonly (readonly [RegistrationField, Check])[] = [
  ['username', ({ username }) => isBlank(username) && 'username_required'],
  ['fullname', ({ fullname }, rules) => rules.acceptsDetails && isBlank(fullname) && 'fullname_required'],
  ['email', ({ email }, rules) => rules.emailRequired && isBlank(email) && 'email_required'],
  ['password', ({ password }) => password === '' && 'password_required'],
  ['confirm', checkConfirm],
  ['birthday', checkBirthday],
  ['reason', ({ reason }, rules) => rules.reasonRequired && isBlank(reason) && 'reason_required'],
  ['captcha', ({ captcha }, rules) => rules.captchaRequired && isBlank(captcha) && 'captcha_required'],
];

/** Finds the problems of the form; empty when it can be sent. */
export function checkRegistration(
  registration: RegistrationDraft,
  rules: RegistrationRules,
): RegistrationProblems {
  return Object.fromEntries(
    checks.flatMap(([field, check]) => {
      const problem = check(registration, rules);
      return problem === false ? [] : [[field, problem]];
    }),
  );
}

function checkConfirm({ password, confirm }: RegistrationDraft): RegistrationProblem | false {
  if (confirm === '') return 'password_confirmation_required';
  return confirm !== password && 'password_confirmation_match';
}

function checkBirthday(
  { birthday }: RegistrationDraft,
  rules: RegistrationRules,
): RegistrationProblem | false {
  if (!rules.birthdayRequired) return false;
  if (birthday === '') return 'birthday_required';
  return rules.latestBirthday !== null && birthday > rules.latestBirthday && 'birthday_min_age';
}
