import { FirstWalk } from './harness/first-walk';
import { test } from './harness/test';
import { bothWidths } from './harness/widths';

test(
  'somebody new reads, signs in, posts, replies, sees an answer arrive, favourites it and leaves [1.2.058, 2.1.001, 2.2.022]',
  bothWidths,
  async ({ page, sandbox }) => {
    const walk = new FirstWalk(page, sandbox);
    await walk.readsAsVisitor();
    await walk.signsIn('alice');
    await walk.posts('The first frost, and the kettle is on.');
    await walk.repliesTo('The first frost', 'It boils.');
    await page.goBack();
    await walk.seesArrive('carol', 'Frost here too, on the watering can.');
    await walk.favourites('Frost here too');
    await walk.signsOut('alice');
  },
);
