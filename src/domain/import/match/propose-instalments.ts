/** Proposes that money which left paid an instalment of a loan; only a person says that it did. */
import { type Day, daysBetween, formatDay } from '#domain/calendar/calendar.ts'
import { counted } from '../../counted.ts'
import type { StatementRow } from '../statement.ts'
import { likeness, profileText } from './similar-text.ts'

export interface OpenLoan {
  readonly id: string
  readonly name: string
  readonly lender: string | null
  readonly currency: string
  /** The account it is paid from, where one is said. */
  readonly payFromId: string | null
  /** What is open of each instalment, the oldest first. */
  readonly open: readonly { readonly date: Day; readonly amount: number }[]
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
    const days = apart(due.date, row.date)
    return due.amount === -row.amount && days <= nearestDays
      ? [{ left, loan, due, days, isNamed }]
      : []
  })
}

const likeliestFirst = (a: Fit, b: Fit) =>
  Number(b.isNamed) - Number(a.isNamed) || a.days - b.days || (a.left.key < b.left.key ? -1 : 1)

function wordsOf({ loan, due, days, isNamed }: Fit, locale: string): string {
  const day = formatDay(due.date, locale, { day: 'numeric', month: 'short', year: 'numeric' })
  const when = days === 0 ? 'same day' : counted(days, 'day apart', 'days apart')
  const name = isNamed ? ', and it names it' : ''
  return `${loan.name}, due on ${day}: same amount, ${when}${name}.`
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
    found.set(left.key, { loanId: loan.id, words: wordsOf(fit, locale) })
  }
  return found
}
