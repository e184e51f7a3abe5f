import { fireEvent } from '@testing-library/dom';
import type { Client } from '@linnet/domain';
import type { UserEvent } from '@testing-library/user-event';
import { eventually } from './eventually';
import { isShown } from './hidden';
import { asKeys, asTyped } from './keys';
import { matchesText, plainText, type TextMatch } from './match-text';
import * as find from './queries';
import { isDisabled, readState, type Role } from './roles';

export interface Filter {
  readonly hasText?: TextMatch;
  readonly hasNotText?: TextMatch;
  readonly has?: Locator;
  readonly hasNot?: Locator;
}

type State = 'attached' | 'detached' | 'visible' | 'hidden';

/** The page of a test. */
export interface Page {
  readonly user: UserEvent;
  readonly keyboard: {
    press(key: string): Promise<void>;
    type(text: string): Promise<void>;
  };
  readonly client: () => Client;
  getByRole(role: Role, options?: find.RoleOptions): Locator;
  getByText(text: TextMatch, options?: find.TextOptions): Locator;
  getByLabel(text: TextMatch, options?: find.TextOptions): Locator;
  getByTitle(text: TextMatch, options?: find.TextOptions): Locator;
  locator(selector: string, filter?: Filter): Locator;
  /** Opens an address, as typed into the address bar. */
  goto(path: string): Promise<void>;
  /** Loads the page again: memory is cleared, storage stays. */
  reload(): Promise<void>;
  goBack(): Promise<void>;
  goForward(): Promise<void>;
  /** What the system asks for from now on; media queries that were made before don’t notice. */
  emulateMedia(media: { readonly colorScheme: 'dark' | 'light' }): Promise<void>;
  /** Resizes the window, which media queries and the application notice. */
  setViewportSize(size: { readonly width: number; readonly height: number }): Promise<void>;
  url(): string;
  title(): Promise<string>;
  evaluate<Result, Given = undefined>(
    read: (given: Given) => Result,
    given?: Given,
  ): Promise<Awaited<Result>>;
}

/**
 * Finds elements each time they are needed, with the interface of Playwright's locators: exactly one element must be
 * found, actions wait for it, and text is compared without regard to line breaks.
 */
export class Locator {
  readonly #page: Page;
  readonly #query: find.Query;
  readonly #description: string;

  constructor(page: Page, query: find.Query, description: string) {
    this.#page = page;
    this.#query = query;
    this.#description = description;
  }

  readonly page = (): Page => this.#page;
  readonly toString = (): string => this.#description;

  getByRole(role: Role, options?: find.RoleOptions) {
    return this.#inner(find.byRole(role, options), `getByRole(${role}${describeOptions(options)})`);
  }
  getByText(text: TextMatch, options?: find.TextOptions) {
    return this.#inner(find.byText(text, options), `getByText(${text})`);
  }
  getByLabel(text: TextMatch, options?: find.TextOptions) {
    return this.#inner(find.byLabel(text, options), `getByLabel(${text})`);
  }
  getByTitle(text: TextMatch, options?: find.TextOptions) {
    return this.#inner(find.byAttribute('title', text, options), `getByTitle(${text})`);
  }
  locator(selector: string, filter: Filter = {}) {
    return this.#inner(find.bySelector(selector), `locator(${selector})`).filter(filter);
  }
  filter({ hasText, hasNotText, has, hasNot }: Filter) {
    const says = (element: Element, text: TextMatch) => matchesText(plainText(element.textContent), text);
    return this.#select(
      (found) =>
        found.filter(
          (element) =>
            (hasText === undefined || says(element, hasText)) &&
            (hasNotText === undefined || !says(element, hasNotText)) &&
            (has === undefined || has.within(element).length > 0) &&
            (hasNot === undefined || hasNot.within(element).length === 0),
        ),
      `filter(${hasText ?? has ?? ''}${hasNotText ?? hasNot ?? ''})`,
    );
  }
  first() {
    return this.nth(0);
  }
  last() {
    return this.nth(-1);
  }
  nth(index: number) {
    return this.#select((found) => found.slice(index).slice(0, 1), `nth(${index})`);
  }
  and(other: Locator) {
    const query: find.Query = (root) => {
      const others = new Set(other.within(root));
      return this.#query(root).filter((element) => others.has(element));
    };
    return new Locator(this.#page, query, `${this.#description}.and(${other})`);
  }
  or(other: Locator) {
    const query: find.Query = (root) => {
      const either = [...new Set([...this.#query(root), ...other.within(root)])];
      return either.toSorted((a, b) =>
        (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) === 0 ? 1 : -1,
      );
    };
    return new Locator(this.#page, query, `${this.#description}.or(${other})`);
  }

  /** The elements that are there now. */
  readonly elements = (): Element[] => this.#query(document);
  readonly within = (root: ParentNode): Element[] => this.#query(root);

  /** The only element that is there now; none and several are errors. */
  one(): Element {
    const [element, ...others] = this.elements();
    if (element === undefined) throw new Error(`There is no ${this}.`);
    if (others.length > 0) throw new Error(`There are ${others.length + 1} of ${this}.`);
    return element;
  }

  async count(): Promise<number> {
    return this.elements().length;
  }
  async all(): Promise<Locator[]> {
    return this.elements().map((_, index) => this.nth(index));
  }
  async isVisible(): Promise<boolean> {
    return this.elements().some(isShown);
  }
  isChecked = (): Promise<boolean> => this.#read((element) => readState(element, 'checked'));
  isDisabled = (): Promise<boolean> => this.#read(isDisabled);
  textContent = (): Promise<string> => this.#read((element) => element.textContent ?? '');
  innerText = (): Promise<string> => this.#read((element) => plainText(element.textContent));
  getAttribute = (name: string): Promise<string | null> =>
    this.#read((element) => element.getAttribute(name));
  inputValue = (): Promise<string> => this.#read(valueOf);
  async allTextContents(): Promise<string[]> {
    return this.elements().map(({ textContent }) => textContent ?? '');
  }
  async allInnerTexts(): Promise<string[]> {
    return this.elements().map(({ textContent }) => plainText(textContent));
  }
  evaluate<Result, Given = undefined>(read: (element: HTMLElement, given: Given) => Result, given?: Given) {
    return this.#read((element) => {
      if (!(element instanceof HTMLElement)) throw new Error(`${this} is not of HTML.`);
      return Reflect.apply(read, undefined, [element, given]);
    });
  }
  async evaluateAll<Result>(read: (elements: HTMLElement[]) => Result): Promise<Result> {
    return read(this.elements().filter((element) => element instanceof HTMLElement));
  }

  async waitFor({ state = 'visible' }: { readonly state?: State } = {}): Promise<void> {
    const wanted: Record<State, () => boolean> = {
      attached: () => this.elements().length > 0,
      detached: () => this.elements().length === 0,
      visible: () => isShown(this.one()),
      hidden: () => !this.elements().some(isShown),
    };
    await eventually(() => {
      if (!wanted[state]()) throw new Error(`${this} is not ${state}.`);
    });
  }

  click = (): Promise<void> => this.#act((element) => this.#page.user.click(element));
  dblclick = (): Promise<void> => this.#act((element) => this.#page.user.dblClick(element));
  hover = (): Promise<void> => this.#act((element) => this.#page.user.hover(element));
  focus = (): Promise<void> => this.#act((element) => element.focus());
  blur = (): Promise<void> => this.#act((element) => element.blur());

  /** Focuses a field and replaces its text, as if pasted. */
  fill(value: string): Promise<void> {
    return this.#act((field) => {
      field.focus();
      fireEvent.input(field, { target: { value } });
    });
  }
  press(key: string): Promise<void> {
    return this.#act(async (element) => {
      element.focus();
      await this.#page.user.keyboard(asKeys(key));
    });
  }
  pressSequentially(text: string): Promise<void> {
    return this.#act(async (element) => {
      element.focus();
      await this.#page.user.keyboard(asTyped(text));
    });
  }
  check = (): Promise<void> => this.setChecked(true);
  uncheck = (): Promise<void> => this.setChecked(false);
  async setChecked(wanted: boolean): Promise<void> {
    await this.#act(async (element) => {
      if (readState(element, 'checked') !== wanted) await this.#page.user.click(element);
    });
    await eventually(() => {
      if (readState(this.one(), 'checked') !== wanted) throw new Error(`${this} did not change.`);
    });
  }
  selectOption(wanted: string | { readonly label: string }): Promise<void> {
    return this.#act(async (list) => {
      const option = [...list.querySelectorAll('option')].find(({ value, label, textContent }) =>
        typeof wanted === 'string'
          ? value === wanted || plainText(textContent) === wanted
          : [label, plainText(textContent)].includes(wanted.label),
      );
      if (option === undefined) throw new Error(`${this} has no such option.`);
      await this.#page.user.selectOptions(list, option);
    });
  }
  setInputFiles(files: File | readonly File[]): Promise<void> {
    // Fields for files are hidden behind buttons.
    return eventually(() => this.one()).then((field) => {
      if (!(field instanceof HTMLElement)) throw new Error(`${this} takes no files.`);
      return this.#page.user.upload(field, [files].flat());
    });
  }
  dispatchEvent(type: string, init: EventInit = {}): Promise<void> {
    return this.#read((element) => {
      element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true, ...init }));
    });
  }

  #inner(query: find.Query, step: string): Locator {
    return new Locator(this.#page, find.within(this.#query, query), `${this.#description}.${step}`);
  }
  #select(choose: (found: Element[]) => Element[], step: string): Locator {
    return new Locator(this.#page, (root) => choose(this.#query(root)), `${this.#description}.${step}`);
  }
  #read<Result>(read: (element: Element) => Result): Promise<Result> {
    return eventually(() => this.one()).then(read);
  }
  /** Acts on the element once it can be used. */
  async #act(act: (element: HTMLElement) => Promise<unknown> | void): Promise<void> {
    const element = await eventually(() => {
      const found = this.one();
      if (!(found instanceof HTMLElement) || !isShown(found)) throw new Error(`${this} is not shown.`);
      if (isDisabled(found)) throw new Error(`${this} is disabled.`);
      return found;
    });
    await act(element);
  }
}

/** The value of a field. */
export function valueOf(element: Element): string {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value;
  if (element instanceof HTMLSelectElement) return element.value;
  throw new Error(`<${element.tagName}> has no value.`);
}

function describeOptions(options: object = {}): string {
  return Object.entries(options)
    .map(([name, value]) => `, ${name}: ${value}`)
    .join('');
}
