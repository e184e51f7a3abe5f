import { screen, within } from '@testing-library/dom';
import type { OpenApp } from './open-app';

/** The navigation with all of its groups expanded. */
export async function openNavigation(user: OpenApp['user']) {
  const navigation = within(await screen.findByRole('navigation', { name: 'Main' }));
  await navigation.findByRole('link', { name: 'Known network' });
  const more = navigation.queryByRole('button', { name: 'More', expanded: false });
  if (more !== null) await user.click(more);
  return navigation;
}
