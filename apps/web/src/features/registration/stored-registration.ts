import type { RegistrationDraft } from '@linnet/domain/registration';
import { type JsonRecord, readRecord, writeRecord } from '../../platform/storage/json-record';
import { tabStorage } from '../../platform/storage/storages';

/** The fields that are stored for a reload: not the password, nor the answer to a captcha, which changes. */
const KEPT = ['username', 'fullname', 'email', 'bio', 'birthday', 'reason'] as const;

type StoredRegistration = Pick<RegistrationDraft, (typeof KEPT)[number] | 'languages'>;

const record: JsonRecord<Partial<StoredRegistration>> = {
  key: 'linnet-newcomer',
  read(json) {
    if (typeof json !== 'object' || json === null) return undefined;
    const fields = new Map<string, unknown>(Object.entries(json));
    const texts = KEPT.map((field) => [field, fields.get(field)] as const);
    const languages = fields.get('languages');
    return {
      ...Object.fromEntries(texts.filter(([, value]) => typeof value === 'string')),
      ...(Array.isArray(languages) && { languages: languages.filter((code) => typeof code === 'string') }),
    };
  },
};

/** The fields that were filled in before this tab was reloaded. */
export function readStoredRegistration(): Partial<StoredRegistration> {
  return readRecord(tabStorage, record) ?? {};
}

export function storeRegistration(registration: RegistrationDraft): void {
  const kept = Object.fromEntries(KEPT.map((field) => [field, registration[field]]));
  writeRecord(tabStorage, record, { ...kept, languages: registration.languages });
}

/** To be called after registering. */
export function removeStoredRegistration(): void {
  tabStorage.remove(record.key);
}
