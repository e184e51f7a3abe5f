import { expect, onTestFinished, test } from 'vitest';
import { accessibleDescription, accessibleName } from './accessible-text';
import { eventually, waitLimit } from './eventually';
import { isExposed, isShown } from './hidden';
import { asKeys, asTyped } from './keys';
import { byLabel, byRole, byText, type Query } from './queries';

/** Puts this on the page, and tells which elements a query finds there: by their ids. */
function onPage(html: string): (query: Query) => string[] {
  const place = document.createElement('div');
  place.innerHTML = html;
  document.body.append(place);
  onTestFinished(() => place.remove());
  return (query) => query(place).map(({ id }) => id);
}

function element(id: string): Element {
  const found = document.querySelector(`#${id}`);
  if (found === null) throw new Error(`There is no ${id}.`);
  return found;
}

test('roles are found by element and by attribute, named by a part in any case, or by all of it', () => {
  const idsOf = onPage(`
    <button id="a">Save title</button>
    <div id="b" role="button" aria-label="Save"></div>
    <button id="c" role="tab">Save</button>
    <a id="d">Save</a>`);
  expect(idsOf(byRole('button', { name: 'SAVE' }))).toEqual(['a', 'b']);
  expect(idsOf(byRole('button', { name: 'Save', exact: true }))).toEqual(['b']);
  expect(idsOf(byRole('button', { name: /^save title$/ }))).toEqual([]);
  expect(idsOf(byRole('tab'))).toEqual(['c']);
  expect(idsOf(byRole('link'))).toEqual([]);
});

test('roles are told apart by their states', () => {
  const idsOf = onPage(`
    <button id="a" aria-pressed="true">A</button><button id="b" aria-expanded="false" disabled>B</button>
    <h1 id="c">C</h1><h2 id="d">D</h2><input id="e" type="checkbox" checked /><input id="f" type="checkbox" />`);
  expect(idsOf(byRole('button', { pressed: true }))).toEqual(['a']);
  expect(idsOf(byRole('button', { disabled: true }))).toEqual(['b']);
  expect(idsOf(byRole('heading', { level: 2 }))).toEqual(['d']);
  expect(idsOf(byRole('checkbox', { checked: true }))).toEqual(['e']);
});

test('what is hidden has no role, unless it is asked for', () => {
  const idsOf = onPage(`
    <div hidden><button id="a">A</button></div>
    <div aria-hidden="true"><button id="b">B</button></div>
    <div style="display: none"><button id="c">C</button></div>
    <details><summary><button id="d">D</button></summary><button id="e">E</button></details>`);
  expect(idsOf(byRole('button'))).toEqual(['d']);
  expect(idsOf(byRole('button', { includeHidden: true }))).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect([isShown(element('b')), isExposed(element('b'))]).toEqual([true, false]);
});

test('a text is that of the smallest elements which have it', () => {
  const idsOf = onPage('<p id="a">Two <b id="b">hedges</b></p><p id="c">two\n hedges more</p>');
  expect(idsOf(byText('two hedges'))).toEqual(['a', 'c']);
  expect(idsOf(byText('Two hedges', { exact: true }))).toEqual(['a']);
  expect(idsOf(byText('hedges'))).toEqual(['b', 'c']);
});

test('fields are found by their labels', () => {
  const idsOf = onPage(`
    <label for="a">Title</label><input id="a" />
    <label>Title of the list<input id="b" /></label>
    <span id="n">Other title</span><textarea id="c" aria-labelledby="n"></textarea>`);
  expect(idsOf(byLabel('title'))).toEqual(['a', 'b', 'c']);
  expect(idsOf(byLabel('Title', { exact: true }))).toEqual(['a']);
});

test('a name is said by reference, label, content or title, in this order', () => {
  onPage(`
    <span id="n">By reference</span>
    <button id="a" aria-labelledby="n" aria-label="Label">Content</button>
    <button id="b" aria-label="Label">Content</button>
    <button id="c" title="Title"><span>Con</span>tent <img alt="of a picture" /><i aria-hidden="true">!</i></button>
    <button id="d" title="Title"></button>
    <input id="e" aria-describedby="n" placeholder="Placeholder" />
    <fieldset id="f"><legend>Legend</legend><input /></fieldset>
    <article id="g">No name</article>
    <button id="h"><div>One</div><div>Two</div></button>`);
  const names = 'abcdefgh'.split('').map((id) => accessibleName(element(id)));
  expect(names).toEqual([
    'By reference',
    'Label',
    'Content of a picture',
    'Title',
    'Placeholder',
    'Legend',
    '',
    'One Two',
  ]);
  expect(accessibleDescription(element('e'))).toBe('By reference');
});

test('keys and texts are typed as they are written', () => {
  expect(asKeys('Control+Enter')).toBe('{Control>}{Enter}{/Control}');
  expect(asKeys('?')).toBe('?');
  expect(asKeys('Space')).toBe(' ');
  expect(asTyped('[a] {b}')).toBe('[[a] {{b}');
});

test('a condition is tried until it is true, and tells why it never was', async () => {
  let tries = 0;
  const third = eventually(() => {
    tries += 1;
    if (tries < 3) throw new Error('Not yet.');
    return tries;
  });
  expect(await third).toBe(3);
  const never = () => {
    throw new Error('Never.');
  };
  const { timeoutMs } = waitLimit;
  onTestFinished(() => void (waitLimit.timeoutMs = timeoutMs));
  waitLimit.timeoutMs = 0;
  await expect(eventually(never)).rejects.toThrow('Never.');
});
