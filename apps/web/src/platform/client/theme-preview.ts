import { createCell, perClient } from '@linnet/domain';

/** The stylesheet of a theme that is being edited, shown in place of the chosen one; null while none is edited. */
export const themePreviewOf = perClient(() => createCell<string | null>(null));
