import { createCell, perClient } from '@linnet/domain';

/** The stylesheet of a theme that is being edited; the page has it in place of the chosen one. Null while none is. */
export const themePreviewOf = perClient(() => createCell<string | null>(null));
