import { lazyScreen } from '../../ui/lazy/lazy-screen';

/** Completes what is written in a field: a chunk that comes after the form, for nobody's first letter needs it. */
export const Suggestions = lazyScreen(
  () => import('./field-suggestions').then(({ FieldSuggestions }) => FieldSuggestions),
  { placeholder: () => null, later: true },
);
