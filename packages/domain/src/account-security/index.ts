export * from './aliases';
export { leaveServer, type WayToLeave } from './leave';
export { type Outcome, type StepError, isStepError } from './outcome';
export { currentSession, ownSessionsOf } from './own-sessions';
export * from './password-and-email';
export type { KnownProblem, Problem, SecurityField } from './problems';
export { type OwnSecondFactor, secondFactorOf } from './second-factor';
export { type CodeProblem, refusedCode } from './totp';
