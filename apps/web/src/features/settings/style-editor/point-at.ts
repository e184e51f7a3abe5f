import type { ChosenPart } from './style-work';

interface Pointable {
  /** The CSS selector of the component's elements; the first entry that matches an element counts. */
  readonly selector: string;
  readonly component: string;
  readonly variant?: string;
}

/** The components by the elements of the page. */
const pointables: readonly Pointable[] = [
  { selector: 'input[type="checkbox"]', component: 'Input', variant: 'checkbox' },
  { selector: 'input[type="radio"]', component: 'Input', variant: 'radio' },
  { selector: '.Input, input, textarea, select, [contenteditable="true"]', component: 'Input' },
  { selector: '[role="menuitem"], [role="menuitemcheckbox"], [role="option"]', component: 'MenuItem' },
  { selector: '.Tab, [role="tab"]', component: 'Tab' },
  { selector: '.Badge', component: 'Badge', variant: 'notification' },
  { selector: '.Button', component: 'Button' },
  { selector: 'button', component: 'ButtonUnstyled' },
  { selector: 'a:has(> img), a > span:has(> img)', component: 'Avatar' },
  { selector: 'svg', component: 'Icon' },
  { selector: 'figure, [data-attachment]', component: 'Attachment' },
  { selector: 'a', component: 'Link' },
  { selector: '.Notification', component: 'Notification' },
  { selector: '.UserCard', component: 'UserCard' },
  { selector: '.Chat', component: 'Chat' },
  { selector: '.ChatMessage', component: 'ChatMessage' },
  { selector: '.OwnChatMessage', component: 'ChatMessage', variant: 'outgoing' },
  { selector: 'article', component: 'Post' },
  { selector: 'article div[dir="auto"]', component: 'RichContent' },
  { selector: '.PanelHeader', component: 'PanelHeader' },
  { selector: '.TopBar', component: 'TopBar' },
  { selector: '.MobileDrawer', component: 'MobileDrawer' },
  { selector: '.Popover', component: 'Popover' },
  { selector: '.AlertError', component: 'Alert', variant: 'error' },
  { selector: '.AlertWarning', component: 'Alert', variant: 'warning' },
  { selector: '.AlertSuccess', component: 'Alert', variant: 'success' },
  { selector: '.Alert, [role="alert"]', component: 'Alert' },
  { selector: 'main section, aside section, section', component: 'Panel' },
  { selector: 'html', component: 'Root' },
];

/** The themed components that an element belongs to, from the inside out, each once. */
export function componentsAt(element: Element): readonly ChosenPart[] {
  const found = new Map<string, ChosenPart>();
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const here = at;
    const hit = pointables.find(({ selector }) => here.matches(selector));
    if (hit === undefined || found.has(hit.component)) continue;
    const { component, variant } = hit;
    found.set(component, { component, states: [], ...(variant !== undefined && { variant }) });
  }
  return [...found.values()];
}

export interface Pointing {
  /** What the bar says while somebody points. */
  readonly words: { readonly hint: string; readonly cancel: string };
  readonly nameOf: (part: ChosenPart) => string;
  readonly onPicked: (parts: readonly ChosenPart[]) => void;
  readonly onCancelled: () => void;
  readonly classes: { readonly bar: string; readonly frame: string };
}

/** Elements that work as usual while somebody points: the bar, and that of the minimised window. */
const USABLE = '[data-pointing="off"]';

/**
 * Lets somebody point at the page, by pointer or by keyboard: what is under it is framed and named, and a click or Enter
 * picks it instead of using it. Returns the function that ends this.
 */
export function startPointing({ words, nameOf, onPicked, onCancelled, classes }: Pointing): () => void {
  const frame = document.createElement('div');
  frame.className = classes.frame;
  const bar = document.createElement('div');
  bar.className = classes.bar;
  bar.dataset['pointing'] = 'off';
  const hint = document.createElement('p');
  hint.setAttribute('role', 'status');
  hint.textContent = words.hint;
  const cancel = document.createElement('button');
  cancel.type = 'button';
  cancel.textContent = words.cancel;
  bar.append(hint, cancel);
  document.body.append(frame, bar);
  const ending = new AbortController();
  const options = { capture: true, signal: ending.signal };
  const isUsable = (target: EventTarget | null): boolean =>
    target instanceof Element && target.closest(USABLE) !== null;

  function end(): void {
    ending.abort();
    frame.remove();
    bar.remove();
  }

  function show(element: Element): void {
    const { left, top, width, height } = element.getBoundingClientRect();
    Object.assign(frame.style, {
      left: `${String(left)}px`,
      top: `${String(top)}px`,
      width: `${String(width)}px`,
      height: `${String(height)}px`,
    });
    const [part] = componentsAt(element);
    hint.textContent = part === undefined ? words.hint : nameOf(part);
  }

  function handleOver(event: Event): void {
    if (event.target instanceof Element && !isUsable(event.target)) show(event.target);
  }

  function stop(event: Event): void {
    if (isUsable(event.target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  function pick(element: Element): void {
    end();
    onPicked(componentsAt(element));
  }

  function handleClick(event: MouseEvent): void {
    if (isUsable(event.target)) return;
    stop(event);
    if (event.target instanceof Element) pick(event.target);
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      stop(event);
      end();
      onCancelled();
    } else if ((event.key === 'Enter' || event.key === ' ') && document.activeElement !== null) {
      if (isUsable(document.activeElement)) return;
      stop(event);
      pick(document.activeElement);
    }
  }

  cancel.addEventListener('click', () => {
    end();
    onCancelled();
  });
  document.addEventListener('pointerover', handleOver, options);
  document.addEventListener('focusin', handleOver, options);
  document.addEventListener('pointerdown', stop, options);
  document.addEventListener('mousedown', stop, options);
  document.addEventListener('click', handleClick, options);
  document.addEventListener('keydown', handleKey, options);
  return end;
}
