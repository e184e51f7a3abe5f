import type { StoredForm } from './form-drafts';

/**
 * What a control holds: a text (numbers too), a switch, a list of texts, or rows of texts. Plain JSON, so that it can
 * be stored as it is.
 */
export type FormValue = string | boolean | readonly string[] | readonly (readonly string[])[];

/** An edit of a setting of the server: another value, or its removal from the database. */
export type SettingEdit =
  | {
      readonly kind: 'value';
      /** The name of the control that the form value belongs to. */
      readonly control: string;
      readonly form: FormValue;
    }
  | { readonly kind: 'reset' };

/** An administrator's unsent changes of the server's settings and documents. */
export interface ServerDraft {
  /** By the id of the setting. */
  readonly settings: Readonly<Record<string, SettingEdit>>;
  /** Texts of documents, by their name. */
  readonly documents: Readonly<Record<string, string>>;
}

const isText = (json: unknown): json is string => typeof json === 'string';
const isTexts = (json: unknown): json is readonly string[] => Array.isArray(json) && json.every(isText);

function isFormValue(json: unknown): json is FormValue {
  if (isText(json) || typeof json === 'boolean') return true;
  return isTexts(json) || (Array.isArray(json) && json.every(isTexts));
}

function readEdit(json: unknown): SettingEdit | null {
  if (typeof json !== 'object' || json === null) return null;
  const { kind, control, form }: { kind?: unknown; control?: unknown; form?: unknown } = json;
  if (kind === 'reset') return { kind };
  return kind === 'value' && isText(control) && isFormValue(form) ? { kind, control, form } : null;
}

function readEntries<T>(json: unknown, read: (value: unknown) => T | null): Readonly<Record<string, T>> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return {};
  const entries = Object.entries(json).flatMap(([key, value]: [string, unknown]) => {
    const entry = read(value);
    return entry === null ? [] : [[key, entry] as const];
  });
  return Object.fromEntries(entries);
}

/** Reads a stored draft; what can't be read is left out. */
export function readServerDraft(record: StoredForm | null): ServerDraft {
  return {
    settings: readEntries(record?.['settings'], readEdit),
    documents: readEntries(record?.['documents'], (text) => (isText(text) ? text : null)),
  };
}

/** The number of settings and documents in a draft. */
export const sizeOfServerDraft = ({ settings, documents }: ServerDraft): number =>
  Object.keys(settings).length + Object.keys(documents).length;
