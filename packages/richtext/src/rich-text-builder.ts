import { cleanText } from './clean-text';
import { isBlockTag, isLineTag, tagWithin, wrappersFor } from './element-rules';
import { type EmojiIndex, splitEmoji } from './emoji';
import type { Limits } from './limits';
import { PlainText } from './plain-text';
import { quoteLines } from './quote-lines';
import type { RichElement, RichEmoji, RichNode, RichTag, RichText } from './rich-text';

/** An element and the fields taken from its attributes. */
export interface ElementOpening {
  readonly tag: RichTag;
  readonly lang: string | null;
  readonly title: string | null;
  readonly start: number | null;
  readonly reversed: boolean;
}

export interface LinkOpening {
  /** The text for a link without visible content. */
  addressText(): string;
  /** Classifies the link, once its content is known. */
  resolve(children: readonly RichNode[]): readonly RichNode[];
}

interface Container {
  readonly element: ElementOpening | null;
  readonly link: LinkOpening | null;
  readonly inLink: boolean;
  /** Within code or preformatted text: no emoji and no quoted lines are recognised. */
  readonly verbatim: boolean;
  readonly preformatted: boolean;
  readonly children: RichNode[];
  /** It contains a block or a rule, with only inline elements between. */
  containsBlock: boolean;
}

interface BuilderOptions {
  readonly emojis: EmojiIndex;
  readonly greentext: boolean;
  readonly limits: Limits;
}

/** Elements that are kept when empty: a cell keeps its column. */
const KEPT_EMPTY: ReadonlySet<RichTag> = new Set<RichTag>(['td', 'th', 'li']);

/** Builds the tree in document order, within the limits, and keeps it valid HTML. */
export class RichTextBuilder {
  readonly #options: BuilderOptions;
  readonly #plain: PlainText;
  readonly #root: Container = {
    element: null,
    link: null,
    inLink: false,
    verbatim: false,
    preformatted: false,
    children: [],
    containsBlock: false,
  };
  readonly #open: Container[] = [];
  #top = this.#root;
  #nodeCount = 0;
  #overflowed = false;

  constructor(options: BuilderOptions) {
    this.#options = options;
    this.#plain = new PlainText(options.limits.plainText);
  }

  /** The number of open containers; `closeTo` returns to it. */
  get level(): number {
    return this.#open.length;
  }

  /** There were more nodes than the limits allow. */
  get overflowed(): boolean {
    return this.#overflowed;
  }

  get inLink(): boolean {
    return this.#top.inLink;
  }

  openElement(opening: ElementOpening): void {
    const tag = tagWithin(opening.tag, this.#top.element?.tag ?? null);
    if (tag === null || !this.#canOpen()) return;
    if (isBlockTag(tag)) this.#beginBlock();
    const preformatted = this.#top.preformatted || tag === 'pre';
    const verbatim = this.#top.verbatim || preformatted || tag === 'code';
    this.#push({
      ...this.#top,
      element: { ...opening, tag },
      link: null,
      verbatim,
      preformatted,
      children: [],
      containsBlock: false,
    });
  }

  openLink(link: LinkOpening): void {
    if (this.inLink || !this.#canOpen()) return;
    this.#push({ ...this.#top, element: null, link, inLink: true, children: [], containsBlock: false });
  }

  closeTo(level: number): void {
    while (this.level > level) this.#close();
  }

  text(raw: string): void {
    const text = this.#top.preformatted ? cleanText(raw) : this.#plain.trimStart(cleanText(raw));
    this.#plain.add(text);
    const parts = this.#top.verbatim
      ? [{ kind: 'text' as const, text }]
      : splitEmoji(text, this.#options.emojis);
    for (const part of parts) if (this.#countNode()) this.#append(part);
  }

  emoji(emoji: RichEmoji): void {
    if (!this.#countNode()) return;
    this.#plain.add(`:${emoji.shortcode}:`);
    this.#append(emoji);
  }

  lineBreak(): void {
    // Line breaks are not valid between the items of a list or the cells of a table.
    if (wrappersFor(null, this.#top.element?.tag ?? null).length > 0 || !this.#countNode()) return;
    this.#trimEnd();
    this.#plain.lineBreak();
    this.#append({ kind: 'break' });
  }

  rule(): void {
    if (!this.#countNode()) return;
    this.#beginBlock();
    this.#append({ kind: 'rule' });
  }

  finish(truncated: boolean): RichText {
    this.closeTo(0);
    this.#trimEnd();
    return {
      nodes: this.#marked(this.#root),
      truncated: truncated || this.#overflowed,
      plainText: this.#plain.toString(),
      lineCount: this.#plain.lineCount,
    };
  }

  #canOpen(): boolean {
    return this.level < this.#options.limits.depth && this.#countNode();
  }

  #countNode(): boolean {
    if (this.#nodeCount >= this.#options.limits.nodes) this.#overflowed = true;
    else this.#nodeCount += 1;
    return !this.#overflowed;
  }

  #push(opened: Container): void {
    this.#open.push(opened);
    this.#top = opened;
  }

  #close(): void {
    const closed = this.#top;
    const { element, link, children } = closed;
    const block = element !== null && isBlockTag(element.tag);
    if (block) this.#edge();
    if (link !== null && !children.some(isVisible)) this.text(link.addressText());
    this.#open.pop();
    this.#top = this.#open.at(-1) ?? this.#root;
    const content = this.#marked(closed);
    if (link !== null) for (const node of link.resolve(content)) this.#append(node);
    if (element === null || (content.length === 0 && !KEPT_EMPTY.has(element.tag))) return;
    if (isLineTag(element.tag)) this.#plain.countParagraph();
    // HTML allows no block inside a paragraph.
    const tag = element.tag === 'p' && closed.containsBlock ? 'div' : element.tag;
    this.#append(elementNode({ ...element, tag }, content));
  }

  #marked({ children, element, link, verbatim }: Container): readonly RichNode[] {
    if (!this.#options.greentext || verbatim || link !== null) return children;
    const inline = element !== null && !isBlockTag(element.tag);
    return inline && !children.some((node) => node.kind === 'break') ? children : quoteLines(children);
  }

  #append(node: RichNode): void {
    const { children, element } = this.#top;
    const last = children.at(-1);
    if (node.kind === 'text' && last?.kind === 'text') {
      children[children.length - 1] = { kind: 'text', text: last.text + node.text };
      return;
    }
    let wrapped = node;
    const childTag = node.kind === 'element' ? node.tag : null;
    for (const tag of wrappersFor(childTag, element?.tag ?? null)) {
      wrapped = { kind: 'element', tag, lang: null, children: [wrapped] };
    }
    children.push(wrapped);
  }

  #beginBlock(): void {
    this.#edge();
    for (const container of this.#open.toReversed()) {
      container.containsBlock = true;
      if (container.element !== null && isBlockTag(container.element.tag)) return;
    }
  }

  /** Must be called where a block begins or ends. */
  #edge(): void {
    this.#trimEnd();
    this.#plain.blockEdge();
  }

  /** Removes white space before the end of a line that is only layout of the HTML. */
  #trimEnd(): void {
    const { children, preformatted } = this.#top;
    const last = children.at(-1);
    if (preformatted || last?.kind !== 'text') return;
    const trimmed = last.text.trimEnd();
    if (!last.text.slice(trimmed.length).includes('\n')) return;
    children.pop();
    if (trimmed !== '') children.push({ kind: 'text', text: trimmed });
  }
}

function isVisible(node: RichNode): boolean {
  if (node.kind === 'text') return node.text.trim() !== '';
  return 'children' in node ? node.children.some(isVisible) : node.kind !== 'break';
}

function elementNode(
  { tag, lang, title, start, reversed }: ElementOpening,
  children: readonly RichNode[],
): RichElement {
  if (tag === 'ol') return { kind: 'element', tag, lang, start, reversed, children };
  if (tag === 'abbr') return { kind: 'element', tag, lang, title, children };
  return { kind: 'element', tag, lang, children };
}
