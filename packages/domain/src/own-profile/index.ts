export {
  type Crop,
  cropArea,
  type Extent,
  type Framing,
  MAX_ZOOM,
  outputSize,
  panned,
  wholeCrop,
  clampCrop,
} from './crop';
export type { OptionError } from '../settings/saved-options';
export { type OwnProfile, type OwnProfileState, ownProfileOf } from './own-profile';
export { ownTextsOf } from './own-texts';
export {
  fileProblem,
  type PictureKind,
  type PictureProblem,
  sizeProblem,
  MIN_AVATAR_SIZE,
} from './picture-problem';
export { isProfileOption, profileOption, type ProfileOptionName, acceptsValue } from './profile-options';
export type { FieldText, ProfileTexts } from '../form-drafts/profile-texts';
export { textsOf } from './profile-texts';
export { type FieldProblem, hasProblems, type TextProblems, textProblems } from './text-problems';
