/** An element (its tag, attributes and children), a text, or the index of an element in `shared`. */
export type PreviewNode =
  | string
  | number
  | readonly [tag: string, attributes: Readonly<Record<string, string>>, children: readonly PreviewNode[]];

/** What the page showed when it was last left: drawn by the start script until the application shows the same. */
export interface Preview {
  /** Checksum of the snapshot with which the preview was stored; it is shown only together with that snapshot. */
  readonly checksum: string;
  /** Hash of what decides how the page looks: see `storedLook`. */
  readonly look: string;
  /** Width of the window in pixels. */
  readonly width: number;
  /** Pixels by which the page was scrolled. */
  readonly top: number;
  /** Elements that occur more than once. */
  readonly shared: readonly unknown[];
  /** A `PreviewNode`, as it was stored: it is read element by element when it is drawn. */
  readonly root: unknown;
}

/** Elements that a preview may contain: they show something and run nothing. */
const HTML_TAGS: ReadonlySet<string> = new Set(
  (
    'a article aside b bdi blockquote br button code dd del details div dl dt em figcaption figure footer form h1 h2 ' +
    'h3 h4 header hr i img input kbd label li main mark nav ol p pre rp rt ruby s section small span strong sub ' +
    'summary sup textarea time u ul wbr'
  ).split(' '),
);
const SVG_TAGS: ReadonlySet<string> = new Set(
  'svg g path circle ellipse line polyline polygon rect'.split(' '),
);

/** Whether elements with this name, in lower case, may stand in a preview, and of which kind they are. */
export function previewTag(tag: string): 'html' | 'svg' | null {
  if (HTML_TAGS.has(tag)) return 'html';
  return SVG_TAGS.has(tag) ? 'svg' : null;
}

/** Attributes on which the look of an element depends. */
const ATTRIBUTES =
  /^(?:class|dir|lang|alt|hidden|disabled|placeholder|type|rows|width|height|viewBox|fill|stroke(?:-\w+)*|d|cx|cy|r|rx|ry|x[12]?|y[12]?|points|transform|loading|decoding|aria-(?:pressed|current|expanded|selected|checked)|data-(?!status$)[\w-]+)$/;

/** Properties of inline styles that set sizes and positions, and variables. */
const STYLES =
  /^(?:--[\w-]+|position|top|left|(?:min-|max-)?(?:width|height)|aspect-ratio|contain|flex|translate|color)$/;

/** Whether an attribute may stand in a preview with this value. */
export function isPreviewAttribute(name: string, value: string): boolean {
  if (name === 'src' || name === 'href') return /^(?:https?:\/\/|\/(?!\/))/.test(value);
  return ATTRIBUTES.test(name);
}

/** Whether a property may stand in an inline style of a preview. A style that loads something may not. */
export const isPreviewStyle = (name: string, value: string): boolean =>
  STYLES.test(name) && !/url|image|[\\;]/i.test(value);
