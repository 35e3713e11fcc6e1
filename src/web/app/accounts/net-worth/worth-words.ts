import { routes } from '#contract/routes.ts'
import type { WorthChange } from '#domain/accounts/net-worth-change.ts'
import type { WorthKind, WorthPart } from '#domain/accounts/worth-parts.ts'
import { type Day, formatDay } from '#domain/calendar/calendar.ts'
import { aboutWords, type FigureOf, ofKnown } from '#domain/money/figure-words.ts'
import { formatAmount } from '#domain/money/money.ts'
import { accountPath, jointPath } from '#web/accounts/account.ts'
import { say } from '#web/words/say.ts'

export const kindNames: Readonly<Record<WorthKind, string>> = {
  money: say('Money'),
  value: say('Things of value'),
  debt: say('Cards and debts'),
  loan: say('Loans'),
  goal: say('Goals'),
  group: say('Groups'),
}

const pathOf = (path: string, id: string) => path.replace(':id', id)

/** Where a part is seen in full. */
export function partPath(part: Pick<WorthPart, 'kind' | 'id' | 'groupId'>): string {
  const { kind, id, groupId } = part
  if (groupId) return jointPath(groupId, id)
  if (kind === 'loan') return pathOf(routes.loan.path, id)
  if (kind === 'goal') return pathOf(routes.goal.path, id)
  return kind === 'group' ? pathOf(routes.group.path, id) : accountPath(id)
}

export interface Reason {
  readonly name: string
  /** As it counts for the change. */
  readonly amount: number
  /** Where its rows are. */
  readonly path?: string
}

/** Why net worth changed: they add up to the change, and what is nothing is not said. */
export function reasonsOf(change: WorthChange): readonly Reason[] {
  const all: readonly Reason[] = [
    { name: say('Earned'), amount: change.earned, path: routes.income.path },
    { name: say('Spent'), amount: 0 - change.spent, path: routes.expenses.path },
    { name: say('Accounts and loans that began'), amount: change.began },
    { name: say('Change of values'), amount: change.values },
    { name: say('Interest added to loans'), amount: change.interest, path: routes.loans.path },
    {
      name: say('Repaid on loans, without an entry'),
      amount: change.repaid,
      path: routes.loans.path,
    },
    { name: say('Rates of exchange'), amount: change.exchange },
    { name: say('On the way between accounts'), amount: change.underWay },
    { name: say('From and to accounts not kept here'), amount: change.outside },
    { name: say('Put aside as unexplained'), amount: change.unexplained },
    {
      name: change.lent > 0 ? say('Paid for others, expected back') : say('Given back by others'),
      ...{ amount: 0 - change.lent, path: routes.expenses.path },
    },
    { name: say('Counted, but in no account'), amount: 0 - change.past },
  ]
  return all.filter(({ amount }) => amount !== 0)
}

const lastDay = { day: 'numeric', month: 'long' } as const

interface ChangeTold {
  /** What began since, which is no gain; null where none had begun by then. */
  readonly began: number | null
  readonly currency: string
  readonly locale: string
  readonly isAbout: boolean
}

/** Such as "€120.00 more than on 31 October". */
export function changeWords(change: number, after: Day, told: ChangeTold): string {
  const { began, currency, locale, isAbout } = told
  const since = formatDay(after, locale, lastDay)
  if (began === null)
    return say('What you had on {since} is not known: your accounts began later', { since })
  const moreOrLess = (amount: number) =>
    `${aboutWords(formatAmount(Math.abs(amount), currency, locale), isAbout)} ` +
    `${amount > 0 ? 'more' : 'less'}`
  const rest = change - began
  const without = rest === 0 ? say('as much') : moreOrLess(rest)
  const what = began === 0 ? '' : say(', {without} without what began since', { without })
  if (change === 0) return say('As much as on {since}{what}', { since, what })
  return say('{moreOrLess} than on {since}{what}', { moreOrLess: moreOrLess(change), since, what })
}

interface LinePoint extends FigureOf {
  readonly day: Day
  /** False before the first account began: what was held then is unknown, not nothing. */
  readonly isBegun?: boolean
}

/** What the line shows: where it began and where it is. */
export function lineWords(
  points: readonly LinePoint[],
  { currency, locale }: { currency: string; locale: string },
): string {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || last.amount === null) return say('Too large to add')
  const written = ({ amount, isAbout }: FigureOf) =>
    aboutWords(formatAmount(amount ?? 0, currency, locale), isAbout)
  const now = `${written(last)}${ofKnown(last.missing ?? [])}`
  if (first.isBegun === false) return say('{now}, not known a year ago', { now })
  const isWhole = [first, last].every(({ missing = [] }) => missing.length === 0)
  return isWhole && first.amount !== null
    ? say('{now}, {amount} a year ago', { now, amount: written(first) })
    : now
}
