import type { Suggestion } from '@linnet/api';
import { useFirstContent } from '../../platform/start/use-first-content';
import { SuggestedPerson } from './suggested-person';

export function SuggestedList({ people }: { readonly people: readonly Suggestion[] }) {
  useFirstContent();
  return (
    <ul>
      {people.map((suggestion) => (
        <li key={suggestion.account.id}>
          <SuggestedPerson suggestion={suggestion} />
        </li>
      ))}
    </ul>
  );
}
