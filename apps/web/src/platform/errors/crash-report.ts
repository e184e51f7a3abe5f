/** An exception during rendering. */
export interface Crash {
  readonly error: unknown;
  /** The component stack; empty until React has reported it. */
  readonly componentStack: string;
}

/** The circumstances of the crash. */
export interface CrashScene {
  /** The name of the route, without the values in the address. */
  readonly route: string;
  /** Id of the client's build. */
  readonly build: string;
  readonly browser: string;
  readonly language: string;
  /** Size of the window, in pixels. */
  readonly size: string;
  readonly at: Date;
}

/** Enough frames to find the place, and few enough to read before copying. */
const MAX_FRAMES = 12;

/**
 * A report for operators and developers of Linnet. It names the code that failed and where, never the data: messages of
 * exceptions quote posts, and addresses may contain names and tokens, so both are left out.
 */
export function crashReport({ error, componentStack }: Crash, scene: CrashScene): string {
  const { route, build, browser, language, size, at } = scene;
  // Some browsers begin the stack with the message, which may contain lines that look like code.
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

/** The class of the error, and the number of a minified React error. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const name = /^\w{1,40}$/.test(error.name) ? error.name : 'Error';
  const react = /^Minified React error #(\d+)/.exec(error.message)?.[1];
  return react === undefined ? name : `${name}, React ${react}`;
}

/** `at name (https://host/file.js:1:2)` or `name@https://host/file.js:1:2`, with or without the name. */
const FRAME =
  /^\s*(?:at\s+)?(?:async\s+|new\s+)?(?:([\w$.<>]*)(?:\s\(|@))?\S*?([\w.-]+\.m?[jt]sx?)(?:\?[^:\s)]*)?:(\d+):(\d+)\)?$/;
const MAX_LINE_LENGTH = 400;

/** Function, file and line of each frame; all other lines are left out, the message above all. */
function framesOf(stack: string): readonly string[] {
  return stack
    .split('\n')
    .filter((line) => line.length <= MAX_LINE_LENGTH)
    .flatMap((line) => {
      const [found, name = '', file = '', row = '', column = ''] = FRAME.exec(line) ?? [];
      return found === undefined ? [] : [`${name === '' ? '' : `${name} `}${file}:${row}:${column}`];
    })
    .slice(0, MAX_FRAMES);
}
