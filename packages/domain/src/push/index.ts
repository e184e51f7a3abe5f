export { createPush, type Push, type PushState } from './push';
export type { ActiveSubscription, Permission, PushBrowser, PushWorker } from './push-browser';
export { pushSteps, type PushError, type PushProblem, type PushStep } from './push-step';
