/** Login, registration and similar screens in one chunk: few people see them twice. */
export { OAuthCallbackScreen } from '../features/oauth-callback';
export { PasswordResetScreen } from '../features/password-reset';
export { RegistrationScreen } from '../features/registration';
