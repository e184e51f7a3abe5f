/** Screens on the way in that few people see twice: one chunk. */
export { OAuthCallbackScreen } from '../features/oauth-callback';
export { PasswordResetScreen } from '../features/password-reset';
export { RegistrationScreen } from '../features/registration';
