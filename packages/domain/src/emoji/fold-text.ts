const marks = /\p{Mn}/gu;

/** Folds a text for comparison in searches: lower case, without diacritics ("Bär" becomes "bar"). */
export function foldText(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(marks, '');
}
