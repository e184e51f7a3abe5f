export type { FindingLevel, FindingValues, ServerSetting } from './check';
export { checks, type CheckId, type Diagnosis, type Finding } from './diagnose';
export { diagnosisOf } from './observe';
