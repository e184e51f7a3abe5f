export { OAuthCallbackScreen } from './oauth-callback-screen';
