export { applicationsOf, type Applications, type ApplicationsFilter } from './applications';
export { mediaCacheOf, type BannedAddress, type MediaCache } from './media-cache';
export {
  configurationFormOf,
  reviewOf,
  type ConfigurationForm,
  type SaveOutcome,
} from './configuration-form';
export { blockHost, isBlocked } from './host-measures';
export { isSameValue } from './config-value';
export type { Control, ControlKind, FormProblem } from './controls/control';
export { controlFor, controlsOf } from './controls/controls-of';
export { leavesOf, type DescribedSection, type DescribedSetting } from './described-settings';
export { documentNames, documentsOf, type EditedDocument } from './documents';
export { everySetting, findSettings } from './find-settings';
export type { FrontEndVersion } from './front-end-record';
export { frontEndsOf, isSameVersion, primaryOf, type FrontEnds, type Installation } from './front-ends';
export { knownServersOf, limitsAllOthers, newlyLimited, reachOf, type Reach } from './measure-reach';
export { uploadServerPicture } from './server-picture';
export { relaysOf } from './relays';
export { rulesOf, type Rules, type RuleTexts } from './rules';
export { serverConfigurationOf, type ServerConfiguration, type ServerSettings } from './server-configuration';
export { measureId, serverMeasures, simplePolicy, type ServerMeasure } from './undescribed-settings';
export { isRelevant, isStored, presentValue, type ReadyEdit, type SettingEdits } from './setting-edits';
