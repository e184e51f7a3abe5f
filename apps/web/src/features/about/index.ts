export { AboutScreen } from './about-screen';
