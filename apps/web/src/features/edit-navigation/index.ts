export { EditNavigationScreen } from './edit-navigation-screen';
