import {
  type RegistrationComplaint,
  type RegistrationDraft,
  type RegistrationField,
  type RegistrationProblem,
  type RegistrationProblems,
  type RegistrationRules,
  checkRegistration,
  emptyRegistration,
} from '@linnet/domain/registration';
import { useEffect, useState } from 'react';
import { useLocale } from '../../platform/i18n/use-text';
import { type JsonRecord, readRecord, tabStorage, writeRecord } from '../../platform/storage/storages';

/** The fields that are stored for a reload: neither the passwords nor the answer to a captcha, which changes. */
const STORED_FIELDS = ['username', 'fullname', 'email', 'bio', 'birthday', 'reason'] as const;

type StoredRegistration = Pick<RegistrationDraft, (typeof STORED_FIELDS)[number] | 'languages'>;

const record: JsonRecord<Partial<StoredRegistration>> = {
  key: 'linnet-newcomer',
  read(json) {
    if (typeof json !== 'object' || json === null) return undefined;
    const fields = new Map<string, unknown>(Object.entries(json));
    const texts = STORED_FIELDS.map((field) => [field, fields.get(field)] as const);
    const languages = fields.get('languages');
    return {
      ...Object.fromEntries(texts.filter(([, value]) => typeof value === 'string')),
      ...(Array.isArray(languages) && { languages: languages.filter((code) => typeof code === 'string') }),
    };
  },
};

/** The fields that were filled in before this tab was reloaded. */
function readStoredRegistration(): Partial<StoredRegistration> {
  return readRecord(tabStorage, record) ?? {};
}

function storeRegistration(registration: RegistrationDraft): void {
  const texts = Object.fromEntries(STORED_FIELDS.map((field) => [field, registration[field]]));
  writeRecord(tabStorage, record, { ...texts, languages: registration.languages });
}

/** To be called after the registration. */
export function removeStoredRegistration(): void {
  tabStorage.remove(record.key);
}

export interface RegistrationFormState {
  readonly registration: RegistrationDraft;
  readonly rules: RegistrationRules;
  /** Errors of the whole form, whether they are shown or not. */
  readonly problems: RegistrationProblems;
  change(change: Partial<RegistrationDraft>): void;
  /** The error of a field, once the field was left or the form was submitted. */
  problemOf(field: RegistrationField): RegistrationProblem | undefined;
  /** The server's error for a field that was not changed since. */
  serverErrorOf(field: RegistrationField): string | undefined;
  setServerErrors(complaints: readonly RegistrationComplaint[]): void;
  touch(field: RegistrationField): void;
  touchAll(): void;
}

/** The state of the registration form. A field shows its error only after it was left once. */
export function useRegistrationForm(rules: RegistrationRules): RegistrationFormState {
  const { code } = useLocale();
  const [registration, setRegistration] = useState<RegistrationDraft>(() => ({
    ...emptyRegistration,
    languages: [code],
    ...readStoredRegistration(),
  }));
  const [serverErrors, setServerErrors] = useState<readonly RegistrationComplaint[]>([]);
  useEffect(() => storeRegistration(registration), [registration]);
  const [touched, setTouched] = useState<ReadonlySet<RegistrationField> | 'all'>(new Set());
  const problems = checkRegistration(registration, rules);

  return {
    registration,
    rules,
    problems,
    change(change) {
      setRegistration((previous) => ({ ...previous, ...change }));
      setServerErrors((before) =>
        before.filter(({ field }) => field === null || !Object.hasOwn(change, field)),
      );
    },
    serverErrorOf: (field) => serverErrors.find((complaint) => complaint.field === field)?.words,
    setServerErrors: setServerErrors,
    problemOf: (field) => (touched === 'all' || touched.has(field) ? problems[field] : undefined),
    touch: (field) => setTouched((before) => (before === 'all' ? before : new Set(before).add(field))),
    touchAll: () => setTouched('all'),
  };
}
