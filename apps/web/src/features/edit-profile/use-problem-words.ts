import type { PictureProblem } from '@linnet/domain/own-profile';
import { SMALLEST_AVATAR } from '@linnet/domain/own-profile';
import { fileSize } from '../../platform/i18n/file-size';
import { useText } from '../../platform/i18n/use-text';

/** The error message for a problem with a picture. */
export function useProblemWords(): (problem: PictureProblem) => string {
  const text = useText();
  return (problem) => {
    if (problem.kind === 'no_picture') return text('edit_profile.no_picture');
    if (problem.kind === 'too_small') {
      return text('edit_profile.too_small', {
        width: problem.width,
        height: problem.height,
        pixels: SMALLEST_AVATAR,
      });
    }
    const size = fileSize(problem.size);
    const most = fileSize(problem.allowed);
    return text('edit_profile.too_big', {
      size: size.amount,
      unit: text(size.unit),
      most: most.amount,
      mostUnit: text(most.unit),
    });
  };
}
