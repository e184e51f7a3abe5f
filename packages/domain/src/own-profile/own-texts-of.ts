import type { AccountId } from '@linnet/api';
import { formDraftsOf } from '../form-drafts/form-drafts';
import { perClient } from '../per-client';
import { createOwnTexts } from './own-texts';
import { ownProfileOf } from './own-profile-of';

/** The viewer's draft of their profile. */
export const ownTextsOf = perClient((client) => {
  function reader(): AccountId | null {
    const now = client.session.state.get();
    return now.state === 'visitor' ? null : now.accountId;
  }

  const forms = formDraftsOf(client);
  const texts = createOwnTexts({ profile: ownProfileOf(client), forms, reader });
  texts.resume();
  forms.onElsewhere((form) => form === 'profile' && texts.catchUp());
  return texts;
});
