import { AccountMarks } from '../inline-parts/account-marks';
import { Avatar } from '../inline-parts/avatar';
import { DisplayName } from '../account/display-name';
import { emojiName } from '../emoji/emoji-name';
import { EmojiPicture } from '../emoji/emoji-picture';
import type { Suggestion } from './suggestion';
import styles from './suggestions.module.css';

/** The content of a suggestion, by its kind. */
export function SuggestionRow({ suggestion }: { readonly suggestion: Suggestion }) {
  switch (suggestion.kind) {
    case 'person':
      return (
        <>
          <Avatar account={suggestion.account} size="small" />
          <span className={styles.person}>
            <span className={styles.name}>
              <DisplayName account={suggestion.account} /> <AccountMarks account={suggestion.account} />
            </span>
            <bdi className={styles.handle}>{suggestion.replacement}</bdi>
          </span>
        </>
      );
    case 'emoji':
      return (
        <>
          <span className={styles.picture}>
            <EmojiPicture emoji={suggestion.emoji} tone={suggestion.tone} />
          </span>
          <bdi className={styles.name}>{emojiName(suggestion.emoji)}</bdi>
        </>
      );
    case 'hashtag':
      return <bdi className={styles.name}>{suggestion.replacement}</bdi>;
  }
}
