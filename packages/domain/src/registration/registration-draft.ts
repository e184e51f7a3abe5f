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
