/** Path of the bundled sandbox; inside the repository, so that it finds its libraries. */
export const sandboxBundle = 'node_modules/.cache/linnet/sandbox.mjs';
