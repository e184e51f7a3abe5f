export { LoginForm } from './login-form';
export { LoginScreen, SignInAgain } from './login-screen';
