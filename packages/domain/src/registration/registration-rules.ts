import type { Instance } from '@linnet/api';

/** What a server asks of a registration. */
export interface RegistrationRules {
  /** It takes a full name, a biography, a birthday and languages besides. */
  takesDetails: boolean;
  emailRequired: boolean;
  birthdayRequired: boolean;
  /** `YYYY-MM-DD`: who was born later is too young; null where nobody asks. */
  latestBirthday: string | null;
  reasonRequired: boolean;
  /** A picture has to be read. */
  captchaRequired: boolean;
}

interface RulesOptions {
  instance: Instance | null;
  takesDetails: boolean;
  captchaRequired: boolean;
  /** Milliseconds since 1970. */
  now: number;
}

export function registrationRules({ instance, now, ...known }: RulesOptions): RegistrationRules {
  const birthdayRequired = instance?.birthdayRequired === true;
  return {
    ...known,
    // Without Pleroma's extensions there is no account without an address.
    emailRequired: !known.takesDetails || instance?.activationRequired === true,
    birthdayRequired,
    latestBirthday: birthdayRequired ? daysBefore(now, instance.birthdayMinAge) : null,
    reasonRequired: instance?.approvalRequired === true,
  };
}

/** A date of the calendar on the person's own wall. */
function daysBefore(now: number, days: number): string {
  const date = new Date(now);
  date.setDate(date.getDate() - days);
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return [String(year).padStart(4, '0'), two(month), two(day)].join('-');
}

function two(part: number): string {
  return String(part).padStart(2, '0');
}
