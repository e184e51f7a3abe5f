export { SignOutDialog } from './sign-out-dialog';
export { useSignOut } from './use-sign-out';
