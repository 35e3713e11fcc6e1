import { addMonths, type Day, weekdayOf } from '#domain/calendar/calendar.ts'
import type { Household } from './household.ts'

/** One entry as it counts: the own share, less what came back or is to come back. */
export interface CountedRow {
  readonly date: Day
  readonly cost: number
  readonly place: string
  readonly what: string
  /** Its category and the ones above it. */
  readonly filed: readonly string[]
  readonly group: string | null
}

export type Among = (row: CountedRow) => boolean

/** The rows of a household, added up here by the rules of the file and not by the product. */
export class Recount {
  readonly rows: readonly CountedRow[]
  private readonly home: Household

  constructor(home: Household) {
    this.home = home
    const own = home.expenses.map((one) => ({
      ...{ date: one.date, what: one.description, group: null, filed: this.above(one.category) },
      place: one.merchant ?? one.description,
      cost:
        (one.refundOf ? -1 : 1) * this.inHome(one.amount, one.currency) -
        (one.expectedBack?.amount ?? 0),
    }))
    const shared = home.groups.flatMap(({ name, members, expenses }) => {
      const me = members.find(({ isMe }) => isMe)?.id
      return expenses.flatMap((bill) => {
        const share = bill.shares.find(({ memberId }) => memberId === me)?.amount ?? 0
        const filed = this.above(bill.category)
        const row = { date: bill.date, what: bill.description, place: bill.description, filed }
        return share === 0 ? [] : [{ ...row, cost: share, group: name }]
      })
    })
    this.rows = [...own, ...shared]
      .filter(({ date }) => date <= home.today)
      .toSorted((a, b) => (a.date < b.date ? -1 : 1))
  }

  private inHome(amount: number, currency: string): number {
    return Math.round(amount * Number(this.home.rates[currency] ?? 1))
  }

  private above(category: string | null): readonly string[] {
    const found = this.home.categories.find(({ name }) => name === category)
    return found ? [found.name, ...this.above(found.parent)] : []
  }

  some(among: Among, from: Day = '1990-01-01', to: Day = this.home.today): readonly CountedRow[] {
    return this.rows.filter((row) => row.date >= from && row.date <= to && among(row))
  }

  sum(among: Among, from?: Day, to?: Day): number {
    return this.some(among, from, to).reduce((all, { cost }) => all + cost, 0)
  }

  /** What was bought, without what came back. */
  bought(among: Among, from?: Day, to?: Day): readonly CountedRow[] {
    return this.some(among, from, to).filter(({ cost }) => cost > 0)
  }

  byMonth(among: Among, from: Day, to: Day): ReadonlyMap<string, number> {
    const months = new Map<string, number>()
    for (let month = from.slice(0, 7); month <= to.slice(0, 7); month = addMonths(month, 1)) {
      months.set(month, this.sum(among, `${month}-01`, `${month}-31`))
    }
    return months
  }
}

export const filedUnder =
  (name: string): Among =>
  ({ filed }) =>
    filed.includes(name)
export const boughtAt =
  (name: string): Among =>
  ({ place }) =>
    place === name
export const onWeekday =
  (among: Among, day: number): Among =>
  (row) =>
    among(row) && weekdayOf(row.date) === day
