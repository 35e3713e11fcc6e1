import type { CsvMapping } from '#domain/import/csv/csv-mapping.ts'
import { say } from '#web/words/say.ts'

/** A mapping in the making: the date may still be missing. */
export type MappingDraft = Omit<CsvMapping, 'date'> & { readonly date: number | null }

/** What a column may mean; all but the description stand for one column only. */
const single = [
  'date',
  'amount',
  'debit',
  'credit',
  'merchant',
  'currency',
  'bankId',
  'type',
  'fee',
  'account',
  'state',
  'category',
  'balance',
  'accountAmount',
  'accountCurrency',
] as const

export type ColumnRole = (typeof single)[number] | 'description' | 'none'

export const roleWords: Readonly<Record<ColumnRole, string>> = {
  none: say('Leave out'),
  date: say('Date'),
  description: say('Description'),
  merchant: say('Merchant or sender'),
  category: say('Category'),
  amount: say('Amount'),
  debit: say('Money out'),
  credit: say('Money in'),
  type: 'Says in or out',
  currency: say('Currency'),
  fee: say('Fee'),
  account: say('Account'),
  bankId: say('Bank’s own id'),
  state: say('Booked or pending'),
  balance: say('Balance after it'),
  accountAmount: say('Account amount'),
  accountCurrency: say('Account currency'),
}

export function roleOf(mapping: MappingDraft, column: number): ColumnRole {
  if (mapping.description.includes(column)) return 'description'
  return single.find((role) => mapping[role] === column) ?? 'none'
}

/** One column of amounts and two of them exclude each other. */
function clashing(role: ColumnRole): readonly (typeof single)[number][] {
  if (role === 'amount') return ['debit', 'credit']
  return role === 'debit' || role === 'credit' ? ['amount', 'type'] : []
}

export function withRole(mapping: MappingDraft, column: number, role: ColumnRole): MappingDraft {
  const freed = single.filter((name) => mapping[name] === column)
  const cleared = Object.fromEntries([...freed, ...clashing(role)].map((name) => [name, null]))
  const description = mapping.description.filter((one) => one !== column)
  const next: MappingDraft = { ...mapping, ...cleared, description }
  if (role === 'none') return next
  if (role === 'description') return { ...next, description: [...description, column] }
  return { ...next, [role]: column }
}

/** What is missing before the file can be read; null when nothing is. */
export function missingIn({ date, amount, debit, credit, description }: MappingDraft) {
  if (date === null) return say('Choose the column that has the date.')
  if (amount === null && debit === null && credit === null)
    return say('Choose the column that has the amount.')
  return description.length === 0 ? say('Choose a column that says what it was.') : null
}

export const isWhole = (draft: MappingDraft): draft is CsvMapping => missingIn(draft) === null

/** Nothing is known of the table but how it is separated. */
export const blankMapping = (
  delimiter: CsvMapping['delimiter'],
  currency: string,
): MappingDraft => ({
  ...{ delimiter, headerRow: 0, date: null, dateOrder: 'dmy', decimalMark: '.' },
  ...{ amount: null, debit: null, credit: null, type: null, fee: null, sign: 'plus-came' },
  ...{ description: [], merchant: null, currency: null, defaultCurrency: currency },
  ...{ bankId: null, account: null, state: null, category: null, balance: null },
})
