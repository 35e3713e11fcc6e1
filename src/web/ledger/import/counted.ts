import { counted } from '#domain/counted.ts'
import { knownLocale } from '#domain/locale.ts'

export const rowsWords = (count: number, locale: string) =>
  counted(count, 'row', 'rows', knownLocale(locale))
