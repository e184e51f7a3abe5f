/** What is entered in the registration form. */
export interface RegistrationDraft {
  username: string;
  fullname: string;
  email: string;
  bio: string;
  password: string;
  /** The password a second time. */
  confirm: string;
  /** `YYYY-MM-DD`; empty for none. */
  birthday: string;
  reason: string;
  /** Of the server's letters, the most wanted first; codes as browsers write them. */
  languages: readonly string[];
  /** What they read in the picture. */
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
