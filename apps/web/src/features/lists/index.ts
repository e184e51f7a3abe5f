export { EditListScreen } from './edit-list-screen';
export { ListsScreen } from './lists-screen';
export { NewListScreen } from './new-list-screen';
