/** What an exception while rendering left behind. */
export interface Crash {
  readonly error: unknown;
  /** The components that it happened in; empty until React has said so. */
  readonly componentStack: string;
}

/** Where and with what it happened. */
export interface CrashScene {
  /** The name of the route, without what stands in the address. */
  readonly route: string;
  /** Which build of the client. */
  readonly build: string;
  readonly browser: string;
  readonly language: string;
  /** The window, in pixels. */
  readonly size: string;
  readonly at: Date;
}

/** Enough to find the place, and no more than somebody looks through before they copy it. */
const MOST_FRAMES = 12;

/**
 * A report for whoever runs or writes Linnet. It says which code failed and where, never with what: messages of
 * exceptions quote posts, and addresses may hold names and tokens. Neither is in it.
 */
export function crashReport({ error, componentStack }: Crash, scene: CrashScene): string {
  const { route, build, browser, language, size, at } = scene;
  // Some browsers begin the stack with the message, which may have lines that look like code.
  const stack = error instanceof Error ? (error.stack ?? '').replace(error.message, '') : '';
  return [
    `Linnet ${build}`,
    `Time: ${at.toISOString()}`,
    `Screen: ${route}`,
    `Failure: ${kindOf(error)}`,
    ...section('Code', framesOf(stack)),
    ...section('Components', framesOf(componentStack)),
    `Browser: ${browser}`,
    `Language: ${language}, window: ${size}`,
  ].join('\n');
}

function section(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [`${title}:`, ...lines.map((line) => `  ${line}`)];
}

/** The name of its class, which is code; with the number that React has for it. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const name = /^\w{1,40}$/.test(error.name) ? error.name : 'Error';
  const react = /^Minified React error #(\d+)/.exec(error.message)?.[1];
  return react === undefined ? name : `${name}, React ${react}`;
}

/** `at name (https://host/file.js:1:2)` or `name@https://host/file.js:1:2`, with or without the name. */
const FRAME =
  /^\s*(?:at\s+)?(?:async\s+|new\s+)?(?:([\w$.<>]*)(?:\s\(|@))?\S*?([\w.-]+\.m?[jt]sx?)(?:\?[^:\s)]*)?:(\d+):(\d+)\)?$/;
const LONGEST_LINE = 400;

/** Function, file and line; what is no such line is left out, the message above all. */
function framesOf(stack: string): readonly string[] {
  return stack
    .split('\n')
    .filter((line) => line.length <= LONGEST_LINE)
    .flatMap((line) => {
      const [found, name = '', file = '', row = '', column = ''] = FRAME.exec(line) ?? [];
      return found === undefined ? [] : [`${name === '' ? '' : `${name} `}${file}:${row}:${column}`];
    })
    .slice(0, MOST_FRAMES);
}
