import { configure } from '@testing-library/dom';
import { PointerEventsCheckLevel, userEvent, type UserEvent } from '@testing-library/user-event';
import { type AppServer, ORIGIN } from '../app/app-server';
import { RunningApp } from '../app/running-app';
import { waitForEffects } from './eventually';
import { asKeys, asTyped } from './keys';
import { type Filter, Locator, type Page } from './locator';
import type { TextMatch } from './match-text';
import * as find from './queries';
import type { Role } from './roles';

/** The application on the page of the test, with the interface of Playwright's pages. */
export class TestPage implements Page {
  /** Styles are not loaded: none can make an element unusable, and looking for it takes most of a click. */
  readonly user: UserEvent = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  readonly #app: RunningApp;

  constructor(server: AppServer) {
    configure({ asyncUtilTimeout: 20_000, defaultHidden: true });
    this.#app = new RunningApp(server);
  }

  readonly keyboard = {
    // A person never presses a key between rendering and its effects.
    press: async (key: string): Promise<void> => {
      await waitForEffects();
      await this.user.keyboard(asKeys(key));
    },
    type: (text: string): Promise<void> => this.user.keyboard(asTyped(text)),
  };
  readonly client = () => this.#app.client();

  getByRole = (role: Role, options?: find.RoleOptions) =>
    this.#locator(find.byRole(role, options), `${role} ${options?.name ?? ''}`);
  getByText = (text: TextMatch, options?: find.TextOptions) =>
    this.#locator(find.byText(text, options), `text ${text}`);
  getByLabel = (text: TextMatch, options?: find.TextOptions) =>
    this.#locator(find.byLabel(text, options), `label ${text}`);
  getByTitle = (text: TextMatch, options?: find.TextOptions) =>
    this.#locator(find.byAttribute('title', text, options), `title ${text}`);
  locator = (selector: string, filter: Filter = {}) =>
    this.#locator(find.bySelector(selector), selector).filter(filter);

  async goto(path: string): Promise<void> {
    this.#app.close();
    history.pushState(null, '', new URL(path, ORIGIN).href);
    this.#app.load();
  }
  async reload(): Promise<void> {
    this.#app.load();
  }
  async goBack(): Promise<void> {
    history.back();
  }
  async goForward(): Promise<void> {
    history.forward();
  }
  async setViewportSize(size: { readonly width: number; readonly height: number }): Promise<void> {
    window.happyDOM.setViewport(size);
  }
  async emulateMedia({ colorScheme }: { readonly colorScheme: 'dark' | 'light' }): Promise<void> {
    window.happyDOM.settings.device.prefersColorScheme = colorScheme;
  }
  close(): void {
    this.#app.close();
  }

  url(): string {
    return location.href;
  }
  async title(): Promise<string> {
    return document.title;
  }
  async evaluate<Result, Given = undefined>(
    read: (given: Given) => Result,
    given?: Given,
  ): Promise<Awaited<Result>> {
    return await Reflect.apply(read, undefined, [given]);
  }

  #locator(query: find.Query, words: string): Locator {
    return new Locator(this, query, words);
  }
}
