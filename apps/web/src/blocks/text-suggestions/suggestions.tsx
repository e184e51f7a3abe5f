import { lazyPart } from '../../ui/lazy/lazy-screen';

/** Suggestions for a field, loaded after the form: the first letters don't need them. */
export const Suggestions = lazyPart(() =>
  import('./field-suggestions').then(({ FieldSuggestions }) => FieldSuggestions),
);
