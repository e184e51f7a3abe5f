export { type Emoji, type PickedEmoji, skinTones, tonedText, type SkinTone } from './emoji';
export { noEmojiChoices, readEmojiChoices, withRecent, type EmojiChoices } from './emoji-choices';
export {
  type EmojiGroup,
  type GroupTitle,
  loadCustomGroups,
  onEmojiChange,
  readUnicodeGroups,
  recentGroup,
  storedEmoji,
  withoutJoined,
  type UnicodeGroup,
} from './emoji-group';
export { indexEmoji, searchEmoji } from './search-emoji';
