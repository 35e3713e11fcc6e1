import { counted } from '#domain/counted.ts'
import { countRefunds, type LedgerRow } from '#domain/ledger.ts'
import { say } from '#web/words/say.ts'
import type { Noun } from './noun.ts'

export interface RowCounts {
  readonly rowCount: number
  /** How many of them are money back. */
  readonly refundCount: number
}

/** Such as "17 expenses and 1 refund": money back is no expense. */
export function rowWords(
  { one, many }: Pick<Noun, 'one' | 'many'>,
  { rowCount, refundCount }: RowCounts,
  locale: string,
): string {
  const others = rowCount - refundCount
  const words = [
    ...(others > 0 || refundCount === 0 ? [counted(others, one, many, locale)] : []),
    ...(refundCount > 0
      ? [say('{refundCount, plural, one {# refund} other {# refunds}}', { refundCount })]
      : []),
  ]
  return words.join(' and ')
}

export const countsOf = (rows: readonly LedgerRow[]): RowCounts => ({
  rowCount: rows.length,
  refundCount: countRefunds(rows),
})
