export { formDraftsOf, type StoredForm } from './form-drafts';
export { type UnfinishedForms, unfinishedFormsOf } from './unfinished-forms';
