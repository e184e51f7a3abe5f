export { checkRegistration, type RegistrationProblem, type RegistrationProblems } from './check-registration';
export { joinServer, type Joined } from './join-server';
export {
  emptyRegistration,
  type RegistrationDraft,
  type RegistrationField,
  registrationRules,
  type RegistrationRules,
} from './registration-draft';
export { registrationComplaints, type RegistrationComplaint } from './registration-complaints';
