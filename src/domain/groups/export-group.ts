/** A group as a table and as JSON, for people to take with them. */
import { type Cell, csvLine } from '../csv.ts'
import { exponentOf } from '../money/money.ts'
import type { MemberAmount } from './balances.ts'

interface ExportedExpense {
  readonly date: string
  readonly description: string
  readonly category: string | null
  readonly amount: number
  readonly currency: string
  readonly payers: readonly MemberAmount[]
  readonly shares: readonly MemberAmount[]
  readonly notes: string | null
}

interface ExportedPayment {
  readonly date: string
  readonly from: string
  readonly to: string
  readonly amount: number
  readonly currency: string
  readonly note: string | null
  /** No money changed hands: whoever it was owed to let it go. */
  readonly isWriteOff?: boolean
}

interface Person {
  readonly memberId: string
  readonly name: string
}

export interface ExportedGroup {
  readonly people: readonly Person[]
  readonly expenses: readonly ExportedExpense[]
  readonly payments: readonly ExportedPayment[]
}

/** Read as a payment when it is brought in again. */
export const writeOffCategory = 'Written off'

/** A plain decimal with all its digits. */
function decimalOf(amount: number, currency: string): `${number}` {
  const places = exponentOf(currency)
  const digits = String(Math.abs(amount)).padStart(places + 1, '0')
  const cut = digits.length - places
  const text = places === 0 ? digits : `${digits.slice(0, cut)}.${digits.slice(cut)}`
  return `${amount < 0 ? '-' : ''}${text}` as `${number}`
}

const amountOf = (list: readonly MemberAmount[], memberId: string) =>
  list.find((one) => one.memberId === memberId)?.amount ?? 0

/** What each paid less what each bears, so that a column comes to that person's balance. */
export function groupCsv({ people, expenses, payments }: ExportedGroup): string {
  const cell = (amount: number, currency: string): Cell => ({
    decimal: decimalOf(amount, currency),
  })
  const head = [
    'Date',
    'Description',
    'Category',
    'Cost',
    'Currency',
    ...people.map(({ name }) => name),
  ]
  const spent = expenses.map((expense) => {
    const { date, description, category, amount, currency, payers, shares } = expense
    const nets = people.map(
      ({ memberId }) => amountOf(payers, memberId) - amountOf(shares, memberId),
    )
    const cells = [date, description, category, cell(amount, currency), currency] as const
    return { date, line: csvLine([...cells, ...nets.map((net) => cell(net, currency))]) }
  })
  const nameOf = (id: string) => people.find(({ memberId }) => memberId === id)?.name ?? ''
  const paid = payments.map(({ date, from, to, amount, currency, note, isWriteOff }) => {
    const net = (memberId: string) => (memberId === from ? amount : memberId === to ? -amount : 0)
    const [words, category] = isWriteOff
      ? [`${nameOf(to)} wrote off what ${nameOf(from)} owed`, writeOffCategory]
      : [note ?? 'Payment', 'Payment']
    const cells = [date, words, category, cell(amount, currency), currency] as const
    const nets = people.map(({ memberId }) => cell(net(memberId), currency))
    return { date, line: csvLine([...cells, ...nets]) }
  })
  const lines = [...spent, ...paid].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  return [csvLine(head), ...lines.map(({ line }) => line)].join('')
}
