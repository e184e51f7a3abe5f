export { DirectoryScreen } from './directory-screen';
