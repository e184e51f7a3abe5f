export { cleanText } from './clean-text';
export type { ListedEmoji } from './emoji';
export { emojify } from './emoji';
export type { HtmlTree, ParseHtml } from './html-tree';
export { LIMITS, type Limits } from './limits';
export type { ListedMention } from './links';
export { readRichText, type ReadOptions } from './read-rich-text';
export {
  RICH_TAGS,
  type RichBreak,
  type RichElement,
  type RichEmoji,
  type RichHashtag,
  type RichLine,
  type RichLink,
  type RichMention,
  type RichNode,
  type RichRule,
  type RichTag,
  type RichText,
  type RichTextRun,
} from './rich-text';
export { safeAddress, type SafeAddress } from './safe-address';
export { safeWebAddress } from './safe-address';
export type { ListedTag } from './links';
