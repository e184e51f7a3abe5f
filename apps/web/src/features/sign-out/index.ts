export { SignOut } from './sign-out';
