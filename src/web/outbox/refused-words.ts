import type { CollectionName } from '#contract/collections.ts'
import type { Row } from '#contract/sync.ts'
import { formatAmount } from '#domain/money/money.ts'
import type { Failure, Replica } from '#web/data/replica/types.ts'
import { listed } from '#web/words/listed.ts'
import { say } from '#web/words/say.ts'
import { ownActs, things } from './refused-acts.data.ts'

interface Patch {
  readonly id: string
  readonly patch?: Readonly<Record<string, unknown>>
}

/** The arguments of all commands; each has some of them. */
interface Args extends Partial<Patch> {
  readonly doc?: Row
  readonly docs?: readonly Row[]
  readonly changes?: readonly Patch[]
  readonly ids?: readonly string[]
  readonly goalId?: string
  readonly loanId?: string
  readonly groupId?: string
  readonly amount?: unknown
}

type Books = Pick<Replica, 'rows'>

export interface RefusedWords {
  /** Such as "change “taxi”, £11.50". */
  readonly act: string
  /** What stands in its way. */
  readonly why: string
  /** What it was about is not there any more: sending it again does nothing. */
  readonly isGone: boolean
}

const verbs: Readonly<Record<string, string>> = {
  ...{ create: 'add', createMany: 'add', set: 'change', update: 'change', updateMany: 'change' },
  ...{ delete: 'delete', deleteMany: 'delete', restore: 'bring back', archive: 'archive' },
}

const tableOf = ({ name }: Failure) => (name.split('.')[0] ?? '') as CollectionName
const verbOf = ({ name }: Failure) => name.split('.')[1] ?? ''

/** Every row a refused command was about, as it was meant to be, as far as it is known. */
function meantRows(failure: Failure, books: Books): readonly Row[] {
  const { doc, docs, changes, ids, id, patch, goalId, loanId } = failure.args as Args
  const stored = books.rows(tableOf(failure))
  const before = new Map((failure.before ?? []).map((row) => [row.id, row]))
  const one = goalId ?? loanId ?? id
  const patches: readonly Patch[] =
    changes ??
    ids?.map((each) => ({ id: each })) ??
    (one ? [{ id: one, ...(patch && { patch }) }] : [])
  const meant = patches.map((each) => ({
    ...(stored.get(each.id) ?? before.get(each.id)),
    ...each.patch,
    id: each.id,
  }))
  return docs ?? (doc && !one ? [doc] : meant)
}

const labelOf = (row: Row): string | null => {
  const label = [row.description, row.name, row.title].find((text) => typeof text === 'string')
  return label ? `“${label}”` : null
}

const thingsOf = (table: string) => things[table] ?? unnamed(table.replaceAll('_', ' '))

/** What a sentence about it begins with: not everything has a name. */
export function calledAs(failure: Failure, row: Row): string {
  const [one] = thingsOf(tableOf(failure))
  return labelOf(row) ?? `${one.charAt(0).toUpperCase()}${one.slice(1)}`
}

function sumOf(row: Row, args: Args, locale: string): string | null {
  const amounts = [args.amount, row.amount, row.targetAmount, row.principal]
  const amount = amounts.find((value) => typeof value === 'number')
  const { currency } = row
  return typeof amount === 'number' && typeof currency === 'string'
    ? formatAmount(amount, currency, locale)
    : null
}

/** A table that has no words of its own. */
const unnamed = (many: string) => [say('one of your {many}', { many }), many] as const

function wholeOf(failure: Failure, books: Books, locale: string): string {
  const table = tableOf(failure)
  const [one, many] = thingsOf(table)
  const [row, ...others] = meantRows(failure, books)
  if (others.length > 0) return `${others.length + 1} ${many}`
  if (!row) return one
  const parts = [labelOf(row), sumOf(row, failure.args as Args, locale)].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : one
}

function isGone(failure: Failure, books: Books): boolean {
  const { doc, docs, id, goalId, loanId } = failure.args as Args
  const one = goalId ?? loanId ?? id
  if (doc || docs || one === undefined || !/not-found$/.test(failure.code)) return false
  return !books.rows(tableOf(failure)).has(one)
}

/** What still depends on it is counted by table: a number by itself says nothing. */
function dependentWords(fields: Readonly<Record<string, string>>): string {
  const parts = Object.entries(fields).map(([table, count]) => {
    const [one, many] = thingsOf(table)
    return Number(count) === 1 ? one : `${count} ${many}`
  })
  const isOne = parts.length === 1 && Object.values(fields)[0] === '1'
  const all = listed(parts)
  const verb = isOne ? 'depends' : 'depend'
  return say('{char}{all} still {verb} on it.', {
    char: all.charAt(0).toUpperCase(),
    all: all.slice(1),
    verb,
  })
}

const isCount = (words: string) => /^\d+$/.test(words)

function whyOf({ fields = {}, error }: Failure): string {
  const said = Object.values(fields)
  return said.some(isCount) ? dependentWords(fields) : said.join(' ') || error
}

/** What was to be done with which thing, how much it was, and why it was not. */
export function refusedWords(failure: Failure, books: Books, locale: string): RefusedWords {
  const own = ownActs[failure.name]
  const whole = wholeOf(failure, books, locale)
  const verb = verbs[verbOf(failure)] ?? say('do something with')
  const gone = isGone(failure, books)
  return {
    act: own ? own.replace('{it}', whole) : `${verb} ${whole}`,
    why: gone ? say('It was deleted on another device.') : whyOf(failure),
    isGone: gone,
  }
}
