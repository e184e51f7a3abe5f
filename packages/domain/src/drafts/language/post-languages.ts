import { texts } from '../../settings/setting-kinds';

/** The setting `postLanguages`: language tags chosen for posts on this device, the latest first. */
export const postLanguages = texts([], { storedIn: 'device' });

/** How many languages are stored. */
const MAX_STORED = 5;

/** The languages of this device after `language` was chosen for a post. */
export function withPostLanguage(languages: readonly string[], language: string): readonly string[] {
  return [language, ...languages.filter((other) => other !== language)].slice(0, MAX_STORED);
}
