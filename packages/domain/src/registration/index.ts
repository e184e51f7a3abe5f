export { checkNewcomer, type NewcomerProblem, type NewcomerProblems } from './check-newcomer';
export { joinServer, type Joined } from './join-server';
export { nobodyYet, type Newcomer, type NewcomerField } from './newcomer';
export { registrationComplaints, type RegistrationComplaint } from './registration-complaints';
export { registrationRules, type RegistrationRules } from './registration-rules';
