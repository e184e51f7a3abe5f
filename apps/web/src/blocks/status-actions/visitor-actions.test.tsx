import { expect, test } from 'vitest';
import { cardId, showCard } from '../../testing/show-card';
import { statusScene } from './status-action';
import { statusActions } from './status-actions';
import { firstToggles, replyAction } from './first-actions';
import { actionsOfVisitors } from './visitor-actions';

test('a visitor’s row can have every action that a visitor can do', async () => {
  const { client } = await showCard({ visitor: true });
  const view = client.statusViews.get(cardId);
  if (view === undefined) throw new Error('no card');
  const edited = { ...view, status: { ...view.status, editedAt: new Date(0).toISOString(), local: false } };
  const scene = { ...statusScene(client, edited), has: () => true, row: edited.status };
  const inEveryRow = [replyAction, ...firstToggles].map(({ id }) => id);
  const possible = statusActions.filter((action) => action.can(scene)).map(({ id }) => id);
  expect(possible.filter((id) => !inEveryRow.includes(id)).toSorted()).toEqual(actionsOfVisitors.toSorted());
});
