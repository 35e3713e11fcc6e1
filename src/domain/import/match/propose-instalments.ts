/** Proposes that money which left paid an instalment of a loan; only a person says that it did. */
import { type Day, daysBetween, formatDay } from '#domain/calendar/calendar.ts'
import { counted } from '../../counted.ts'
import type { StatementRow } from '../statement.ts'
import { type CountedDue, nearDays } from './find-booked.ts'
import { likeness, profileText } from './similar-text.ts'

export interface OpenLoan {
  readonly id: string
  readonly name: string
  readonly lender: string | null
  readonly currency: string
  /** The account it is paid from, where one is said. */
  readonly payFromId: string | null
  /** Its instalments are among the expenses, each as one fact with its payment. */
  readonly isSpent?: true
  /** What is open of each instalment, the oldest first, and what counts as paid in no account. */
  readonly open: readonly DueInstalment[]
}

interface DueInstalment {
  readonly date: Day
  readonly amount: number
  /** By this payment, or without an entry before this day. */
  readonly paid?: { readonly paymentId: string } | { readonly before: Day }
}

export interface LeftRow {
  readonly key: string
  readonly accountId: string | null
  readonly row: Pick<
    StatementRow,
    'date' | 'amount' | 'currency' | 'description' | 'merchant' | 'isPending'
  >
}

export interface InstalmentProposal {
  readonly loanId: string
  readonly words: string
  /** The payment that is in no account yet. */
  readonly paymentId?: string
  readonly counted?: CountedDue
  /** The payment becomes an expense, too. */
  readonly isSpent?: true
}

/** A bank may take one some days beside, and people pay a little early or late. */
export const nearestDays = 10

interface Fit {
  readonly left: LeftRow
  readonly loan: OpenLoan
  readonly due: OpenLoan['open'][number]
  readonly days: number
  readonly isNamed: boolean
}

/** How far apart, whichever is first. */
const apart = (one: Day, other: Day) => Math.abs(daysBetween(one, other))

function fitsOf(left: LeftRow, loan: OpenLoan): readonly Fit[] {
  const { row, accountId } = left
  const isFrom = loan.payFromId === null || loan.payFromId === accountId
  if (accountId === null || row.isPending || !isFrom) return []
  if (row.amount >= 0 || row.currency !== loan.currency) return []
  const said = profileText(row.description, row.merchant)
  const names = [loan.name, loan.lender].filter((name) => name !== null)
  const isNamed = names.some((name) => likeness(said, profileText(name)) > 0)
  return loan.open.flatMap((due) => {
    if (due.amount !== -row.amount) return []
    const days = apart(due.date, row.date)
    // What counts as paid did so on its day: it is known beside it as all that is in the book.
    return days <= (due.paid ? nearDays : nearestDays) ? [{ left, loan, due, days, isNamed }] : []
  })
}

const likeliestFirst = (a: Fit, b: Fit) =>
  Number(b.isNamed) - Number(a.isNamed) || a.days - b.days || (a.left.key < b.left.key ? -1 : 1)

function wordsOf({ loan, due, days, isNamed }: Fit, locale: string): string {
  const day = formatDay(due.date, locale, { day: 'numeric', month: 'short', year: 'numeric' })
  const when = days === 0 ? 'same day' : counted(days, 'day apart', 'days apart')
  const name = isNamed ? ', and it names it' : ''
  const known = due.paid ? ' and counted as paid' : ''
  return `${loan.name}, due on ${day}${known}: same amount, ${when}${name}.`
}

/** Its day is the bank's, but where instalments of that day do not count as paid any more. */
function knownOf({ due: { date: dueOn, paid }, left: { row } }: Fit) {
  if (!paid) return {}
  if ('paymentId' in paid) return { paymentId: paid.paymentId }
  return { counted: { dueOn, date: row.date < paid.before ? row.date : dueOn } }
}

/** Each row is proposed for one instalment and each instalment for one row, the likeliest first. */
export function proposeInstalments(
  rows: readonly LeftRow[],
  loans: readonly OpenLoan[],
  locale: string,
): ReadonlyMap<string, InstalmentProposal> {
  const fits = rows.flatMap((left) => loans.flatMap((loan) => fitsOf(left, loan)))
  const found = new Map<string, InstalmentProposal>()
  const taken = new Set<Fit['due']>()
  for (const fit of fits.toSorted(likeliestFirst)) {
    const { left, loan, due } = fit
    if (found.has(left.key) || taken.has(due)) continue
    taken.add(due)
    const said = { loanId: loan.id, words: wordsOf(fit, locale), ...knownOf(fit) }
    found.set(left.key, { ...said, ...(loan.isSpent && { isSpent: true as const }) })
  }
  return found
}
