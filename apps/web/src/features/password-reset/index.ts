export { PasswordResetScreen } from './password-reset-screen';
