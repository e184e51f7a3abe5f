import type { Plugin } from 'vite';

/** Libraries of the first file that look for what they could do without. */
const CURIOUS = /\/node_modules\/(?:react|react-dom|scheduler|virtua)\//;

/**
 * What every browser has that we build for, by the answer of `typeof`, and what none has. The door for React's developer
 * tools counts as absent: they look into `npm run dev`, and what is built calls nobody at each of its commits.
 */
const ANSWERS: Readonly<Record<string, 'function' | 'object' | 'undefined'>> = {
  AbortController: 'function',
  MessageChannel: 'function',
  Promise: 'function',
  WeakMap: 'function',
  clearTimeout: 'function',
  document: 'object',
  performance: 'object',
  queueMicrotask: 'function',
  reportError: 'function',
  requestAnimationFrame: 'function',
  setTimeout: 'function',
  window: 'object',
  __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
  setImmediate: 'undefined',
};

/** The name alone: a member of it may be missing, and so may a call's result. */
const QUESTION = new RegExp(String.raw`\btypeof (${Object.keys(ANSWERS).join('|')})\b(?![$.[(?])`, 'g');

/**
 * Answers while building whether the browser has a thing, where libraries ask when they are loaded: what they brought
 * for browsers without it is left out, which is nearly a kilobyte before the first status.
 */
export function knownBrowserPlugin(): Plugin {
  return {
    name: 'linnet:known-browser',
    apply: 'build',
    transform: {
      filter: { id: CURIOUS },
      handler: (code) => ({
        code: code.replaceAll(QUESTION, (_, name: string) => `"${ANSWERS[name]}"`),
        map: null,
      }),
    },
  };
}
