export { RegistrationScreen } from './registration-screen';
