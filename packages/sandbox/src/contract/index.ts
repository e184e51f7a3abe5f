export { AREAS } from './cases';
export { checkAnswer, jsonOf, outcomeOf } from './check-answer';
export type { Answer } from './check-answer';
export type { Area, CaseJson, Step } from './contract-case';
export { measureCoverage } from './coverage';
export { BEYOND_RECORDING } from './exceptions';
export { pagingForm } from './paging-form';
export { readShapes } from './recorded-routes';
export {
  fillJson,
  fillText,
  isDoorStep,
  keepValues,
  valueAt,
  routeOf,
  runStep,
  initialValues,
} from './run-area';
export type { KeptValues, Peer } from './run-area';
export { ROUTES } from '../routes/routes';
