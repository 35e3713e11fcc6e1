/** One month of a ledger: what a filter shows of it, grouped by day with totals. */
import { type Day, type DayRange, isWithin } from './calendar.ts'
import { type Total, totalsOf } from './money.ts'

export interface LedgerRow {
  readonly id: string
  readonly amount: number
  readonly currency: string
  readonly description: string
  readonly merchant?: string | null
  readonly notes?: string | null
  readonly tags: readonly string[]
  readonly categoryId: string | null
  readonly date: Day
}

export interface LedgerFilter extends DayRange {
  /** Words that must all be found, in any field. */
  readonly text: string
  /** `none` finds what has no category. */
  readonly categoryId: string | 'none' | null
}

export interface DayGroup<Row> {
  readonly day: Day
  readonly rows: readonly Row[]
  readonly totals: readonly Total[]
}

export interface MonthView<Row> {
  readonly days: readonly DayGroup<Row>[]
  readonly rowCount: number
  readonly totals: readonly Total[]
}

/** Text as it is compared: no case, no accents. Plain ASCII skips the costly part. */
export function foldText(text: string): string {
  const isPlain = !/[^ -~\s]/.test(text)
  const lower = text.toLowerCase()
  return isPlain ? lower : lower.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss')
}

const folded = new WeakMap<readonly LedgerRow[], readonly string[]>()

const saidBy = ({ description, merchant, notes, tags }: LedgerRow) =>
  foldText(`${description}\n${merchant ?? ''}\n${notes ?? ''}\n${tags.join(' #')}`)

/** What each row says, folded once for each array of rows; call it ahead of a search to warm up. */
export function searchTexts(rows: readonly LedgerRow[]): readonly string[] {
  const known = folded.get(rows)
  if (known) return known
  const texts = rows.map(saidBy)
  folded.set(rows, texts)
  return texts
}

/** Every word of the search with the categories whose name has it. */
interface Word {
  readonly text: string
  readonly categoryIds: ReadonlySet<string>
}

export type CategoryNames = ReadonlyMap<string, string>

function wordsOf(text: string, categoryNames: CategoryNames): readonly Word[] {
  const words = foldText(text).split(/\s+/).filter(Boolean)
  const names = Array.from(categoryNames, ([id, name]) => [id, foldText(name)] as const)
  return words.map((word) => ({
    text: word.replace(/^#(?=.)/, ''),
    categoryIds: new Set(names.filter(([, name]) => name.includes(word)).map(([id]) => id)),
  }))
}

const hasWord = (text: string, categoryId: string | null, word: Word) =>
  text.includes(word.text) || (categoryId !== null && word.categoryIds.has(categoryId))

const inCategory = (row: LedgerRow, categoryId: string | null) =>
  categoryId === null || (row.categoryId ?? 'none') === categoryId

export type Sieve = <Row extends LedgerRow>(rows: readonly Row[]) => readonly Row[]

/** What a filter lets through, prepared once for all months. */
export function sieveFor(filter: LedgerFilter, categoryNames: CategoryNames): Sieve {
  const words = wordsOf(filter.text, categoryNames)
  return (rows) => {
    const texts = words.length === 0 ? [] : searchTexts(rows)
    return rows.filter(
      (row, index) =>
        isWithin(row.date, filter) &&
        inCategory(row, filter.categoryId) &&
        words.every((word) => hasWord(texts[index] ?? '', row.categoryId, word)),
    )
  }
}

/** The rows come newest first, so each day is one run of them. */
export function groupByDay<Row extends LedgerRow>(rows: readonly Row[]): readonly DayGroup<Row>[] {
  const days: { day: Day; rows: Row[] }[] = []
  for (const row of rows) {
    const last = days.at(-1)
    if (last?.day === row.date) last.rows.push(row)
    else days.push({ day: row.date, rows: [row] })
  }
  return days.map((group) => ({ ...group, totals: totalsOf(group.rows) }))
}

export function viewMonth<Row extends LedgerRow>(
  rows: readonly Row[],
  sieve: Sieve | null,
): MonthView<Row> {
  const shown = sieve === null ? rows : sieve(rows)
  const days = groupByDay(shown)
  return { days, rowCount: shown.length, totals: totalsOf(days.flatMap((group) => group.totals)) }
}

/** The total of several months, from the totals of each. */
export function totalsOfMonths(views: readonly MonthView<unknown>[]): readonly Total[] {
  return totalsOf(views.flatMap((view) => view.totals))
}
