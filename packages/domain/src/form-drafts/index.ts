export { type UnfinishedForms, unfinishedFormsOf } from './unfinished-forms';
