/** Amounts that are not to be seen: it is a matter of writing, so the locale carries it. */

/** For private use by the rules of language tags, so every other formatter goes on as before. */
const mark = '-x-hidden'

export const hiddenAmount = '•••'

export const hidingAmounts = (locale: string): string => locale + mark
export const hidesAmounts = (locale: string): boolean => locale.endsWith(mark)
