import { type AccountId, ApiError } from '@linnet/api';
import { loadPart } from '../load-part';
import { perClient } from '../per-client';
import { keptTextsRecord } from './kept-texts';
import { createOwnTexts } from './own-texts';
import { ownProfileOf } from './own-profile-of';

/** What whoever reads this page writes about themselves. */
export const ownTextsOf = perClient((client) => {
  function reader(): AccountId | null {
    const now = client.session.state.get();
    return now.state === 'visitor' ? null : now.accountId;
  }

  const { storage, forWriting } = client.environment;
  const texts = createOwnTexts({ profile: ownProfileOf(client), storage, reader });
  texts.resume();
  // Whoever reads next is known by then.
  client.session.onChange(() => queueMicrotask(texts.resume));
  void listen();
  return texts;

  async function listen(): Promise<void> {
    try {
      const { otherPages } = await loadPart(forWriting);
      otherPages.onRecord((name) => {
        const account = reader();
        if (account !== null && name === keptTextsRecord(account)) texts.catchUp();
      });
      // What was written elsewhere until then.
      texts.catchUp();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      client.log('warn', 'what is written in other pages shows here with the next letter', error);
    }
  }
});
