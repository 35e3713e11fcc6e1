import { counted } from '#domain/counted.ts'
import { knownLocale } from '#domain/locale.ts'

/** Of those that come as no row of their own. */
export const changesWords = (count: number, locale: string) =>
  counted(count, 'matched with your book', 'matched with your book', knownLocale(locale))

export const rowsWords = (count: number, locale: string) =>
  counted(count, 'row', 'rows', knownLocale(locale))
