import {
  type ListedMention,
  type ListedTag,
  type MentionIndex,
  type TagIndex,
  addressText,
  indexMentions,
  indexTags,
  readAnchor,
  resolveLink,
  words,
} from './links';
import { cleanText } from './clean-text';
import { elementRule } from './element-rules';
import { indexEmoji, type EmojiIndex, type ListedEmoji } from './emoji';
import type { HtmlTree, ParseHtml } from './html-tree';
import { LIMITS, type Limits } from './limits';
import type { RichTag, RichText } from './rich-text';
import { RichTextBuilder } from './rich-text-builder';

export interface ReadOptions {
  readonly parse: ParseHtml;
  readonly emojis?: readonly ListedEmoji[];
  readonly mentions?: readonly ListedMention[];
  readonly tags?: readonly ListedTag[];
  /** Mark lines that begin with `>` or `<`. */
  readonly greentext?: boolean;
  /** Leave out the address of the quoted post, which servers append, because the quote itself is shown. */
  readonly hideInlineQuote?: boolean;
  readonly limits?: Limits;
}

/**
 * Reads HTML from a server (content, biography, profile field, announcement) as a tree of allowed elements and safe
 * addresses. No attribute is kept as such; the few with a meaning are validated and become typed fields.
 */
export function readRichText(html: string, options: ReadOptions): RichText {
  const limits = options.limits ?? LIMITS;
  const cut = html.length > limits.length;
  const tree = options.parse(cut ? html.slice(0, limits.length) : html);
  const reading = new Reading(tree, options, limits);
  return reading.run(cut);
}

interface OpenElement<N> {
  next: N | null;
  /** The number of containers that were open before this element; the ones above are closed at its end. */
  readonly level: number;
  /** Text to append at its end. */
  readonly suffix: string;
}

/** Reads one tree iteratively: the depth of a server's HTML might overflow the stack of a recursive function. */
class Reading<N> {
  readonly #tree: HtmlTree<N>;
  readonly #limits: Limits;
  readonly #hideInlineQuote: boolean;
  readonly #emojis: EmojiIndex;
  readonly #listed: { readonly mentions: MentionIndex; readonly tags: TagIndex };
  readonly #builder: RichTextBuilder;
  readonly #openElements: OpenElement<N>[] = [];

  constructor(tree: HtmlTree<N>, options: ReadOptions, limits: Limits) {
    const { emojis = [], mentions = [], tags = [], greentext = false, hideInlineQuote = false } = options;
    this.#tree = tree;
    this.#limits = limits;
    this.#hideInlineQuote = hideInlineQuote;
    this.#emojis = indexEmoji(emojis);
    this.#listed = { mentions: indexMentions(mentions), tags: indexTags(tags) };
    this.#builder = new RichTextBuilder({ emojis: this.#emojis, greentext, limits });
  }

  run(cut: boolean): RichText {
    let visits = 0;
    this.#descend(this.#tree.root, 0);
    for (let open = this.#openElements.at(-1); open !== undefined; open = this.#openElements.at(-1)) {
      const node = open.next;
      if (node === null) {
        if (open.suffix !== '') this.#builder.text(open.suffix);
        this.#builder.closeTo(open.level);
        this.#openElements.pop();
        continue;
      }
      open.next = this.#tree.nextSibling(node);
      visits += 1;
      if (visits > this.#limits.nodes || this.#builder.overflowed) return this.#builder.finish(true);
      this.#visit(node);
    }
    return this.#builder.finish(cut);
  }

  #visit(node: N): void {
    const text = this.#tree.text(node);
    if (text !== null) return this.#builder.text(text);
    const name = this.#tree.name(node);
    if (name === null) return;
    if (name === 'br') return this.#builder.lineBreak();
    if (name === 'hr') return this.#builder.rule();
    if (name === 'img') return this.#image(node);
    this.#enter(name, node);
  }

  #enter(name: string, node: N): void {
    const rule = elementRule(name);
    if (rule === 'drop') return;
    const marks = name === 'span' || this.#hideInlineQuote ? words(this.#attribute(node, 'class')) : [];
    if (this.#hideInlineQuote && marks.includes('quote-inline')) return;
    // Some servers shorten a link's text by classes; anywhere else these would hide text.
    if (this.#builder.inLink && marks.includes('invisible')) return;
    const level = this.#builder.level;
    if (name === 'a') this.#openLink(node);
    else if (rule !== 'children') {
      this.#openElement(rule.tag, node);
      if (rule.heading) this.#openElement('strong', null);
    } else if (this.#language(node) !== null) this.#openElement('span', node);
    this.#descend(node, level, this.#builder.inLink && marks.includes('ellipsis') ? '…' : '');
  }

  #descend(node: N, level: number, suffix = ''): void {
    this.#openElements.push({ next: this.#tree.firstChild(node), level, suffix });
  }

  #openLink(node: N): void {
    const anchor = readAnchor(this.#tree, node);
    this.#builder.openLink({
      addressText: () => addressText(anchor),
      resolve: (children) => resolveLink(anchor, children, this.#listed),
    });
  }

  #openElement(tag: RichTag, node: N | null): void {
    const read = (name: string): string | null => (node === null ? null : this.#attribute(node, name));
    const start = tag === 'ol' ? /^\s*(-?\d{1,6})\s*$/.exec(read('start') ?? '')?.[1] : undefined;
    const title = tag === 'abbr' ? read('title') : null;
    this.#builder.openElement({
      tag,
      lang: node === null ? null : this.#language(node),
      title: title === null ? null : cleanText(title.slice(0, 1_000)),
      start: start === undefined ? null : Number(start),
      reversed: tag === 'ol' && read('reversed') !== null,
    });
  }

  /** Images in texts are never loaded: that of a listed emoji becomes the emoji, any other its alternative text. */
  #image(node: N): void {
    const text = this.#attribute(node, 'alt') ?? this.#attribute(node, 'title') ?? '';
    const marked = words(this.#attribute(node, 'class')).some((mark) => mark.includes('emoji'));
    const emoji = marked ? this.#emojis.get(text.replace(/^:|:$/g, '')) : undefined;
    if (emoji === undefined) this.#builder.text(text);
    else this.#builder.emoji(emoji);
  }

  #language(node: N): string | null {
    const lang = this.#attribute(node, 'lang');
    return lang !== null && /^[a-z]{2,8}(-[a-z\d]{1,8}){0,6}$/i.test(lang) ? lang : null;
  }

  #attribute(node: N, name: string): string | null {
    return this.#tree.attribute(node, name);
  }
}
