export { archiveContents, readArchive } from './archive-names';
export { emojiListingOf } from './emoji-listing';
export { emojiPackOf, isArchive, type NewEmoji, type OpenPack, type Renaming } from './pack';
export { changedFields, fieldsOf, type PackFields } from './pack-fields';
export { emojiPacksOf, type PackRow } from './pack-list';
export { packProblem, type PackProblem } from './pack-problem';
export { remotePacksOf, type RemotePacks, type WantedPack } from './remote-packs';
export {
  isUnderstoodEverywhere,
  shortcodeOfFile,
  shortcodeProblem,
  type ShortcodeProblem,
  takenShortcodes,
  type TakenShortcodes,
} from './shortcode';
