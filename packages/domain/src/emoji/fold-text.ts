const marks = /\p{Mn}/gu;

/** As it is compared in searches: without case and without the marks over letters, "Bär" as "bar". */
export function foldText(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(marks, '');
}
