import { perClient } from '../per-client';
import { createOwnTexts } from './own-texts';
import { ownProfileOf } from './own-profile-of';

/** What whoever reads this page writes about themselves. */
export const ownTextsOf = perClient((client) => {
  const texts = createOwnTexts({
    profile: ownProfileOf(client),
    storage: client.environment.storage,
    reader() {
      const now = client.session.state.get();
      return now.state === 'visitor' ? null : now.accountId;
    },
  });
  texts.resume();
  // Whoever reads next is known by then.
  client.session.onChange(() => queueMicrotask(texts.resume));
  return texts;
});
