import type { StatusView } from '@linnet/domain';
import type { StatusKeyId } from '@linnet/domain/keys';
import { lazyPart } from '../../ui/lazy/lazy-screen';
import { ActionSlots } from './action-slots';
import { firstToggles, replyAction } from './first-actions';
import { VisitorAction } from './visitor-action';

/** The actions that a visitor can do here. The code of all others is not loaded for a row that contains them. */
export const actionsOfVisitors: readonly StatusKeyId[] = ['share', 'external', 'editHistory'];

const RowAction = lazyPart(() => import('./row-action').then((part) => part.RowAction));

/** The actions on a status for a visitor. */
export function VisitorActions({ view }: { readonly view: StatusView }) {
  return (
    <ActionSlots view={view}>
      {(name) => {
        const action = [replyAction, ...firstToggles].find(({ id }) => id === name);
        if (action !== undefined) return <VisitorAction action={action} status={view.status} />;
        const isPossible = actionsOfVisitors.some((id) => id === name);
        return isPossible && <RowAction name={name} view={view} />;
      }}
    </ActionSlots>
  );
}
