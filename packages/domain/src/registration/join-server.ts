import { ApiError, type CaptchaAnswer, type Registration, register } from '@linnet/api';
import type { Client } from '../client/client';
import type { Access } from '../session/access';
import type { RegistrationDraft, RegistrationRules } from './registration-draft';

/** Servers have no code for Chinese without its script. */
const serverLanguages: Readonly<Record<string, string>> = { zh: 'zh_Hans' };

/** Converts a language code to the server's form: `zh-Hant` → `zh_Hant`. */
export function serverLanguage(code: string): string {
  return serverLanguages[code] ?? code.replaceAll('-', '_');
}

/**
 * `entered`: the viewer is signed in. `waiting`: something has to be done first; `message` is the server's text, if
 * any.
 */
export type Joined = { kind: 'entered' } | { kind: 'waiting'; message: string };

interface JoinRequest {
  registration: RegistrationDraft;
  rules: RegistrationRules;
  inviteToken: string | null;
  /** The captcha that was shown; null where there was none. */
  captcha: Omit<CaptchaAnswer, 'solution'> | null;
}

interface JoinNeeds extends Pick<Client, 'send'> {
  accounts: { access(): Promise<Pick<Access, 'applicationToken' | 'byToken'>> };
}

/** Registers an account, and signs in if the server allows it at once. Throws the `ApiError` of a refusal. */
export async function joinServer({ accounts, send }: JoinNeeds, request: JoinRequest): Promise<Joined> {
  const access = await accounts.access();
  const registration = await send(register(formOf(request), await access.applicationToken()));
  if (registration.kind === 'waiting') return { kind: 'waiting', message: registration.message };
  return signIn(registration, access.byToken);
}

/**
 * The account exists by now, even if its token fails: on some servers it works only after the address was confirmed.
 */
async function signIn(
  { token }: Registration & { kind: 'signed-in' },
  byToken: (token: string) => Promise<void>,
): Promise<Joined> {
  try {
    await byToken(token.accessToken);
    return { kind: 'entered' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { kind: 'waiting', message: error.reason.kind === 'http' ? (error.reason.text ?? '') : '' };
  }
}

function formOf({ registration, rules, inviteToken, captcha }: JoinRequest): Parameters<typeof register>[0] {
  const { username, email, password, reason, captcha: solution } = registration;
  const { fullname, bio, birthday, languages } = rules.acceptsDetails ? registration : noDetails;
  return {
    username: username.trim(),
    email: email.trim(),
    password,
    reason: reason.trim(),
    fullname: fullname.trim(),
    bio,
    birthday,
    language: languages.map(serverLanguage).join(','),
    inviteToken,
    captcha: captcha === null ? null : { ...captcha, solution: solution.trim() },
  };
}

const noDetails = { fullname: '', bio: '', birthday: '', languages: [] };
