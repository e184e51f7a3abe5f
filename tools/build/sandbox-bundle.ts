/** Where the bundled sandbox lies; inside the repository, so that it finds its libraries. */
export const sandboxBundle = 'node_modules/.cache/linnet/sandbox.mjs';
