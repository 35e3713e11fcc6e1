import { dayWords } from '#domain/calendar.ts'
import type { LinePart } from '#domain/entry-line/line-parts.ts'
import type { EntryLine } from '#domain/entry-line/read-line.ts'
import { formatAmount } from '#domain/money.ts'
import { paymentWords } from '../payment-words.ts'

export interface Understood {
  readonly part: LinePart
  readonly words: string
}

interface WordContext {
  readonly today: string
  readonly locale: string
  readonly currency: string
  readonly nameOf: (categoryId: string) => string | undefined
}

/** What was read out of a line, in words, one for each thing. */
export function understoodIn(line: EntryLine, context: WordContext): readonly Understood[] {
  const { today, locale, nameOf } = context
  const list: (Understood | null)[] = [
    line.noun === 'income' ? { part: 'noun', words: 'Income' } : null,
    line.amount === null
      ? null
      : {
          part: 'amount',
          words: formatAmount(line.amount, line.currency ?? context.currency, locale),
        },
    line.date === null ? null : { part: 'day', words: dayWords(line.date, today, locale) },
    categoryWords(line, nameOf),
    ...line.tags.map((tag) => ({ part: 'tag' as const, words: `#${tag}` })),
    line.paymentMethod && { part: 'payment', words: paymentWords[line.paymentMethod] },
  ]
  return list.filter((one) => one !== null)
}

function categoryWords(
  { categoryId }: EntryLine,
  nameOf: WordContext['nameOf'],
): Understood | null {
  const name = categoryId === null ? undefined : nameOf(categoryId)
  return name === undefined ? null : { part: 'category', words: name }
}
