import { bookmark } from './bookmark';
import { favourite } from './favourite';
import { repeat } from './repeat';
import type { ToggleAction, ToggleName } from './toggle-action';

export const toggleActions: Record<ToggleName, ToggleAction> = { favourite, repeat, bookmark };
