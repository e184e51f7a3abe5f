export { formDraftsOf, type StoredForm } from './form-drafts';
export type { FormValue, SettingEdit } from './server-draft';
export { type UnfinishedForms, unfinishedFormsOf } from './unfinished-forms';
