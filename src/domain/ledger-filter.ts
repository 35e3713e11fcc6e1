/** What a filter lets through of a ledger, and how much of each row it counts. */
import { type DayRange, isWithin } from './calendar/calendar.ts'
import {
  foldText,
  type LedgerLine,
  type LedgerRow,
  partsShare,
  type ShareOf,
  wholeShare,
  worthOf,
} from './ledger.ts'
import { decimalOf, exponentOf } from './money/money.ts'
import { looksOf, spacedWords, wordsOf as wordsIn } from './search/words.ts'

/** Rows of one meaning; each is what one figure of the list is made of. */
export const ledgerKinds = [
  'paid',
  'refunds',
  'expected',
  'open',
  'returned',
  'repaid',
  'earned',
  'settling',
] as const
export type LedgerKind = (typeof ledgerKinds)[number]

export interface LedgerFilter extends DayRange {
  /** Words that must all be found, in any field. */
  readonly text: string
  /** `none` finds what has no category; empty means any. Children are to be named too. */
  readonly categoryIds: ReadonlySet<string>
  /** Any of these. */
  readonly tags: ReadonlySet<string>
  readonly methods: ReadonlySet<string>
  /** Decimals such as `12.5`, in the currency of `home`; both ends belong to it. */
  readonly least: string | null
  readonly most: string | null
  /** What amounts are compared in; null is the row's own currency, where there is but one. */
  readonly home: Home | null
  readonly kind: LedgerKind | null
  readonly importId: string | null
  /** `none` finds what has no account; empty means any. */
  readonly accountIds: ReadonlySet<string>
  /** Exactly these; empty means any. */
  readonly rowIds: ReadonlySet<string>
  readonly currencies: ReadonlySet<string>
  /** Those a total leaves out for want of a rate, by who knows the rates; null is any. */
  readonly lacksRate: RowTest | null
}

/** The currency of the person, and what a row comes to in it: null without a rate. */
export interface Home {
  readonly currency: string
  readonly valueOf: (row: LedgerRow) => number | null
}

/** What can only be told by who knows the rates. */
export interface Rated {
  readonly lacksRate: RowTest
  readonly home: Home | null
}

export type RowTest = (row: LedgerRow) => boolean

export const noFilter: LedgerFilter = {
  from: null,
  to: null,
  text: '',
  categoryIds: new Set(),
  tags: new Set(),
  methods: new Set(),
  least: null,
  most: null,
  home: null,
  kind: null,
  importId: null,
  accountIds: new Set(),
  rowIds: new Set(),
  currencies: new Set(),
  lacksRate: null,
}

const folded = new WeakMap<readonly LedgerRow[], readonly string[]>()

function saidBy({ description, merchant, source, notes, tags, lines }: LedgerRow): string {
  const inLines = lines?.map(({ note }) => note ?? '').join('\n') ?? ''
  const where = merchant ?? source ?? ''
  return spacedWords(`${description}\n${where}\n${notes ?? ''}\n${tags.join(' #')}\n${inLines}`)
}

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
  /** For each of its words: what may stand in a text for it. */
  readonly looks: readonly (readonly string[])[]
  readonly categoryIds: ReadonlySet<string>
  /** How the decimals of an amount begin, or all before its mark; null for other words. */
  readonly amount: string | null
}

export type CategoryNames = ReadonlyMap<string, string>

/** As the search of everything reads words: by how they begin, and not inside others. */
const isSaidIn = (text: string, looks: Word['looks']) =>
  looks.every((some) => some.some((look) => text.includes(look)))

function wordsOf(text: string, categoryNames: CategoryNames): readonly Word[] {
  const words = foldText(text).split(/\s+/).filter(Boolean)
  const names = Array.from(categoryNames, ([id, name]) => [id, spacedWords(name)] as const)
  return words.map((word) => {
    const looks = wordsIn(word).map(looksOf)
    return {
      looks,
      categoryIds: new Set(names.filter(([, name]) => isSaidIn(name, looks)).map(([id]) => id)),
      amount: /^\d+([.,]\d*)?$/.test(word) ? word.replace(',', '.') : null,
    }
  })
}

function isAmount({ amount, currency }: LedgerRow, typed: string): boolean {
  const decimal = decimalOf(amount, currency)
  if (typed.includes('.')) return decimal.startsWith(typed)
  return decimal === typed || decimal.startsWith(`${typed}.`)
}

const isNamed = (row: LedgerRow, ids: ReadonlySet<string>) =>
  ids.size > 0 &&
  (hasId(ids, row.categoryId) || row.lines?.some((one) => hasId(ids, one.categoryId)))

const hasId = (ids: ReadonlySet<string>, id: string | null) => id !== null && ids.has(id)

const hasWord = (row: LedgerRow, text: string, word: Word) =>
  isSaidIn(text, word.looks) ||
  isNamed(row, word.categoryIds) ||
  (word.amount !== null && isAmount(row, word.amount))

const kindTests: Readonly<Record<LedgerKind, (row: LedgerRow) => boolean>> = {
  paid: ({ refundOf }) => !refundOf,
  refunds: ({ refundOf }) => !!refundOf,
  expected: ({ expectedBack }) => !!expectedBack,
  open: ({ expectedBack }) => !!expectedBack && !expectedBack.settledBy,
  returned: ({ expectedBack }) => !!expectedBack?.settledBy,
  repaid: ({ loanPrincipal }) => !!loanPrincipal,
  earned: ({ settles }) => !settles,
  settling: ({ settles }) => !!settles,
}

/** A decimal in minor units: whole ones, and whether there was more than that. */
function minorOf(decimal: string, exponent: number) {
  const [whole = '', part = ''] = decimal.split('.')
  const units = Number(whole + part.slice(0, exponent).padEnd(exponent, '0'))
  return { units, hasMore: /[1-9]/.test(part.slice(exponent)) }
}

/**
 * By value, as the largest come first: ¥500 is not over €50. What has no rate has no value that
 * could be compared, and is left out. Worked out once for each number of decimals there may be.
 */
function boundTest({ least, most, home }: LedgerFilter): RowTest {
  const bounds = [0, 1, 2, 3, 4].map((exponent) => {
    const low = least === null ? null : minorOf(least, exponent)
    const high = most === null ? null : minorOf(most, exponent)
    const first = low === null ? 0 : low.units + (low.hasMore ? 1 : 0)
    return [first, high?.units ?? Number.POSITIVE_INFINITY] as const
  })
  return (row) => {
    const value = home ? home.valueOf(row) : row.amount
    const exponent = exponentOf(home?.currency ?? row.currency)
    const [first, last] = bounds[exponent] ?? [0, Number.POSITIVE_INFINITY]
    return value !== null && value >= first && value <= last
  }
}

const inCategories = ({ categoryId, lines }: LedgerRow, ids: ReadonlySet<string>) =>
  lines ? lines.some((line) => ids.has(line.categoryId ?? 'none')) : ids.has(categoryId ?? 'none')

/** The tests a row must pass, words and days apart. */
function testsOf(filter: LedgerFilter): readonly RowTest[] {
  const { categoryIds, tags, methods, least, most, kind, importId, rowIds, currencies } = filter
  const { accountIds } = filter
  const tests: RowTest[] = []
  if (kind !== null) tests.push(kindTests[kind])
  if (importId !== null) tests.push((row) => row.importId === importId)
  if (accountIds.size > 0) tests.push((row) => accountIds.has(row.accountId ?? 'none'))
  if (rowIds.size > 0) tests.push((row) => rowIds.has(row.id))
  if (categoryIds.size > 0) tests.push((row) => inCategories(row, categoryIds))
  if (tags.size > 0) tests.push((row) => row.tags.some((tag) => tags.has(tag)))
  if (methods.size > 0) tests.push((row) => methods.has(row.paymentMethod ?? ''))
  if (least !== null || most !== null) tests.push(boundTest(filter))
  if (currencies.size > 0) tests.push((row) => currencies.has(row.currency))
  if (filter.lacksRate !== null) tests.push(filter.lacksRate)
  return tests
}

export type Sieve = <Row extends LedgerRow>(rows: readonly Row[]) => readonly Row[]

/** What a filter lets through, prepared once for all months. */
export function sieveFor(filter: LedgerFilter, categoryNames: CategoryNames): Sieve {
  const words = wordsOf(filter.text, categoryNames)
  const tests = testsOf(filter)
  return (rows) => {
    const texts = words.length === 0 ? [] : searchTexts(rows)
    return rows.filter(
      (row, index) =>
        isWithin(row.date, filter) &&
        tests.every((test) => test(row)) &&
        words.every((word) => hasWord(row, texts[index] ?? '', word)),
    )
  }
}

/** Whether one part says all of the words by itself. */
function saysAll(row: LedgerRow, line: LedgerLine, words: readonly Word[]): boolean {
  const text = words.length === 0 ? '' : saidBy({ ...row, lines: [line] })
  const alone = { ...row, categoryId: line.categoryId, lines: null }
  return words.every((word) => hasWord(alone, text, word))
}

const noNames: CategoryNames = new Map()

/**
 * Of a row split over several categories, those lines count that are of a chosen category and say
 * the words that are looked for, as in the search of everything; all, where none says them alone.
 */
export function shareFor(
  { categoryIds, text }: Pick<LedgerFilter, 'categoryIds' | 'text'>,
  categoryNames: CategoryNames = noNames,
): ShareOf {
  const words = wordsOf(text, categoryNames)
  if (categoryIds.size === 0 && words.length === 0) return wholeShare
  const isChosen = ({ categoryId }: LedgerLine) =>
    categoryIds.size === 0 || categoryIds.has(categoryId ?? 'none')
  return (row) => {
    const { lines } = row
    if (!lines || lines.length === 0) return worthOf(row)
    const chosen = lines.filter(isChosen)
    const said = chosen.filter((line) => saysAll(row, line, words))
    const meant = new Set(said.length > 0 ? said : chosen)
    return partsShare(row, (_, at) => meant.has(lines[at] as LedgerLine))
  }
}

/** Whether anything but the days is left out. */
export const isOpenFilter = (filter: LedgerFilter): boolean =>
  filter.text.trim() === '' && testsOf(filter).length === 0
