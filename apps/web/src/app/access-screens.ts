/** Login, registration and similar screens in one chunk: few people see them twice. */
export { OAuthCallbackScreen } from '../features/oauth-callback/oauth-callback-screen';
export { PasswordResetScreen } from '../features/password-reset/password-reset-screen';
export { RegistrationScreen } from '../features/registration/registration-screen';
