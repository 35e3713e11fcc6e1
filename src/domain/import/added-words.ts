/** What an import brought, in words. */
import { counted } from '../counted.ts'

export interface Added {
  readonly expenses: number
  /** Money back stands among the expenses and is none. */
  readonly refunds: number
  readonly incomes: number
  /** Of which it brought a side; they are neither. */
  readonly transfers: number
  /** Of loans. */
  readonly payments?: number
  /** Rows that were there before, of which it told more. */
  readonly booked?: number
  /** Of what recurs. */
  readonly posted?: number
  /** Written by hand before. */
  readonly known?: number
}

interface ToldRow {
  readonly table: string
  readonly was?: object
  readonly is?: object
}

function kindOf({ table, was = {}, is = {} }: ToldRow): 'payments' | 'posted' | 'known' | 'booked' {
  if (Object.keys(was).length === 0) return table === 'payments' ? 'payments' : 'posted'
  return 'isPending' in is || 'accountAmount' in is ? 'booked' : 'known'
}

/** What an import said of the book besides its own rows. */
export function toldBy(changed: readonly ToldRow[] = []) {
  const found = { payments: 0, posted: 0, known: 0, booked: 0 }
  for (const one of changed) found[kindOf(one)] += 1
  return found
}

const nouns = [
  ['expenses', 'expense', 'expenses'],
  ['refunds', 'refund', 'refunds'],
  ['incomes', 'income', 'incomes'],
  ['transfers', 'transfer', 'transfers'],
  ['payments', 'payment of a loan', 'payments of loans'],
  ['booked', 'booked row', 'booked rows'],
  ['posted', 'expected entry', 'expected entries'],
  ['known', 'row already in the book', 'rows already in the book'],
] as const

/** "20 expenses, 1 refund and 3 incomes"; what there is none of is not said. */
export function addedWords(added: Added, locale: string | null): string {
  const parts = nouns.flatMap(([name, one, many]) => {
    const count = added[name] ?? 0
    return count > 0 ? [counted(count, one, many, locale)] : []
  })
  const last = parts.pop() ?? 'nothing'
  return parts.length === 0 ? last : `${parts.join(', ')} and ${last}`
}
