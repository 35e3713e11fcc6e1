/** What an import brought, in words. */
import { counted } from '../counted.ts'

export interface Added {
  readonly expenses: number
  /** Money back stands among the expenses and is none. */
  readonly refunds: number
  readonly incomes: number
  /** Of which it brought a side; they are neither. */
  readonly transfers: number
}

/** "20 expenses, 1 refund and 3 incomes"; what there is none of is not said. */
export function addedWords(added: Added, locale: string | null): string {
  const parts = (['expense', 'refund', 'income', 'transfer'] as const).flatMap((one) => {
    const count = added[`${one}s`]
    return count > 0 ? [counted(count, one, `${one}s`, locale)] : []
  })
  const last = parts.pop() ?? 'nothing'
  return parts.length === 0 ? last : `${parts.join(', ')} and ${last}`
}
