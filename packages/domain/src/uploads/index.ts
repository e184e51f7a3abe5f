export type { Descriptions, DescriptionState } from './descriptions';
export { changedFiles, filesOf, draftSlot, draftTarget } from './draft-target';
export {
  canTryAgain,
  isInProgress,
  type Upload,
  type UploadPhase,
  type UploadProblem,
  type UploadTarget,
} from './upload';
export { isAnimated } from './pictures/is-animated';
export { pictureFormat } from './pictures/picture-format';
export { uploadLimitsOf } from './upload-limits';
export type { Uploads } from './uploads';
