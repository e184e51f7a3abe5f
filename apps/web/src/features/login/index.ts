export { LoginForm } from './login-form';
export { LoginScreen } from './login-screen';
export { SignInAgain } from './login-screen';
