import type { Instance } from '@linnet/api';

/** What is entered in the registration form. */
export interface RegistrationDraft {
  username: string;
  fullname: string;
  email: string;
  bio: string;
  password: string;
  /** The repeated password. */
  confirm: string;
  /** `YYYY-MM-DD`; empty for none. */
  birthday: string;
  reason: string;
  /** Languages of the server's emails, the most preferred first; codes as in browsers. */
  languages: readonly string[];
  /** The text that was read in the captcha. */
  captcha: string;
}

export type RegistrationField = keyof RegistrationDraft;

export const emptyRegistration: RegistrationDraft = {
  username: '',
  fullname: '',
  email: '',
  bio: '',
  password: '',
  confirm: '',
  birthday: '',
  reason: '',
  languages: [],
  captcha: '',
};

/** What a server requires of a registration. */
export interface RegistrationRules {
  /** Whether it also accepts a full name, a biography, a birthday and languages. */
  acceptsDetails: boolean;
  emailRequired: boolean;
  birthdayRequired: boolean;
  /** `YYYY-MM-DD`: whoever was born later is too young; null where there is no minimum age. */
  latestBirthday: string | null;
  reasonRequired: boolean;
  /** Whether a captcha has to be solved. */
  captchaRequired: boolean;
}

interface RulesOptions {
  instance: Instance | null;
  acceptsDetails: boolean;
  captchaRequired: boolean;
  /** Milliseconds since 1970. */
  now: number;
}

export function registrationRules({ instance, now, ...known }: RulesOptions): RegistrationRules {
  const birthdayRequired = instance?.birthdayRequired === true;
  return {
    ...known,
    // Servers without Pleroma's extensions always require an address.
    emailRequired: !known.acceptsDetails || instance?.activationRequired === true,
    birthdayRequired,
    // The minimum age is in days.
    latestBirthday: birthdayRequired ? daysBefore(now, instance.birthdayMinAge) : null,
    reasonRequired: instance?.approvalRequired === true,
  };
}

/** A date in the viewer's time zone. */
function daysBefore(now: number, days: number): string {
  const date = new Date(now);
  date.setDate(date.getDate() - days);
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return [String(year).padStart(4, '0'), twoDigits(month), twoDigits(day)].join('-');
}

function twoDigits(part: number): string {
  return String(part).padStart(2, '0');
}
