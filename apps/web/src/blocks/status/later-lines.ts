import { laterPart } from './later-part';
import { LineSpace } from './line-space';

/** Lines that few cards have. */
export const MentionsLine = laterPart((parts) => parts.MentionsLine);
export const LanguageLabel = laterPart((parts) => parts.LanguageLabel);
export const EditedLine = laterPart((parts) => parts.EditedLine, LineSpace);
export const ScrobbleLine = laterPart((parts) => parts.ScrobbleLine);
export const StateMarks = laterPart((parts) => parts.StateMarks);
export const FollowedTagBanner = laterPart((parts) => parts.FollowedTagBanner);
export const PinnedBanner = laterPart((parts) => parts.PinnedBanner, LineSpace);
