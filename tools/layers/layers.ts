/** The layers of the web client, top first: each may import itself and those after it. */
export const webLayers = ['app', 'features', 'blocks', 'ui', 'platform'] as const;

/** Folders of the web client that import none of our code and may be imported by every layer. */
export const webLeaves = ['boot', 'locales', 'worker'] as const;

/** Which of our packages each package may import. */
export const packageImports = {
  api: [],
  richtext: [],
  theme: [],
  domain: ['api', 'richtext'],
  sandbox: ['api'],
} as const satisfies Record<string, readonly string[]>;

/** Where the theme package may be imported. */
export const themeUsers = ['app', 'ui', 'features/settings'] as const;

/** The folder of the web client that only its tests import. */
export const testSupport = 'testing';
