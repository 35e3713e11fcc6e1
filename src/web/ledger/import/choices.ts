import { namePartsOf } from '#domain/categories/name-words.ts'
import { type CategoryType, textsOf } from '#domain/categories/rules.ts'
import { tableOf } from '#domain/import/match/booked.ts'
import type { Propose, ProposedCategory } from '#web/categories/use-proposal.ts'
import type { ImportRow } from './judge-files.ts'

/** What the person decided, against what would happen by itself. */
export interface Choices {
  /** Ticked though it would not be, or the other way round. */
  readonly flipped: ReadonlySet<string>
  readonly categories: ReadonlyMap<string, string | null>
  /** A choice for one row counts for the others with the same name. */
  readonly byName: ReadonlyMap<string, string | null>
  /** Counts as less spent though it would not by itself, or the other way round. */
  readonly moneyBack: ReadonlySet<string>
}

export const noChoices: Choices = {
  flipped: new Set(),
  categories: new Map(),
  byName: new Map(),
  moneyBack: new Set(),
}

/** What is only announced may still change; money that became shares was not spent. */
const isExpected = ({ verdict, row }: ImportRow) =>
  verdict.kind === 'new' && !row.isPending && !row.isTrade

export const isTickable = ({ verdict }: ImportRow) => verdict.kind !== 'refused'

export const isTicked = (one: ImportRow, { flipped }: Choices): boolean =>
  isTickable(one) && isExpected(one) !== flipped.has(one.key)

function toggled(set: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(set)
  if (!next.delete(key)) next.add(key)
  return next
}

export const flip = (choices: Choices, { key }: ImportRow): Choices => ({
  ...choices,
  flipped: toggled(choices.flipped, key),
})

export function tickAll(choices: Choices, rows: readonly ImportRow[], all: boolean): Choices {
  const flipped = new Set(choices.flipped)
  for (const one of rows.filter(isTickable)) {
    if (isExpected(one) === all) flipped.delete(one.key)
    else flipped.add(one.key)
  }
  return { ...choices, flipped }
}

export const flipMoneyBack = (choices: Choices, { key }: ImportRow): Choices => ({
  ...choices,
  moneyBack: toggled(choices.moneyBack, key),
})

export type RowsByKey = ReadonlyMap<string, ImportRow>

export const byKey = (rows: readonly ImportRow[]): RowsByKey =>
  new Map(rows.map((one) => [one.key, one]))

/** The expense must be in the book, or come along with the same import. */
function hasItsExpense(one: ImportRow, choices: Choices, rows: RowsByKey): boolean {
  const back = one.verdict.kind === 'new' ? one.verdict.moneyBack : null
  if (back?.of !== 'row') return back !== null
  const spent = rows.get(back.id)
  const isTogether = spent?.fileId === one.fileId && spent.account === one.account
  return spent !== undefined && isTogether && isTicked(spent, choices)
}

/** The keys of all that counts as money back now. */
export function moneyBackIn(choices: Choices, rows: RowsByKey): ReadonlySet<string> {
  const keys = new Set<string>()
  for (const [key, one] of rows) {
    const back = one.verdict.kind === 'new' ? one.verdict.moneyBack : null
    const isMeant = back !== null && back.isLikely !== choices.moneyBack.has(key)
    if (isMeant && hasItsExpense(one, choices, rows)) keys.add(key)
  }
  return keys
}

/** Money back is a kind of spending: it takes the category of an expense. */
export const typeOf = ({ key, row }: ImportRow, moneyBack: ReadonlySet<string>): CategoryType =>
  moneyBack.has(key) || tableOf(row) === 'expenses' ? 'expense' : 'income'

/** What others of the same name have too: a well-known name, or else the whole text. */
function namesOf({ row }: ImportRow, type: CategoryType, propose: Propose) {
  const known = propose(row)?.name
  const [text = ''] = textsOf(row)
  const whole = namePartsOf(text)?.whole
  const names = [known && { key: `known ${known.key}`, said: known.said }, whole]
  return names.flatMap((name) => (name ? [{ key: `${type} ${name.key}`, said: name.said }] : []))
}

export function choose(
  choices: Choices,
  one: ImportRow,
  type: CategoryType,
  categoryId: string | null,
  propose: Propose,
): Choices {
  const byName = new Map(choices.byName)
  for (const { key } of namesOf(one, type, propose)) byName.set(key, categoryId)
  const categories = new Map(choices.categories).set(one.key, categoryId)
  return { ...choices, categories, byName }
}

export type RowCategory = Pick<ProposedCategory, 'why'> & {
  readonly categoryId: string | null
}

const chosen = (categoryId: string | null): RowCategory => ({ categoryId, why: '' })
const nothing = chosen(null)

/** By hand, as another row of that name, or as rules, history and what all know propose. */
export function categoryFor(
  one: ImportRow,
  type: CategoryType,
  choices: Choices,
  propose: Propose,
): RowCategory {
  const own = choices.categories.get(one.key)
  if (own !== undefined) return chosen(own)
  const names = choices.byName.size > 0 ? namesOf(one, type, propose) : []
  for (const { key, said } of names.toReversed()) {
    const alike = choices.byName.get(key)
    if (alike !== undefined) return { categoryId: alike, why: `As you chose for ${said}` }
  }
  return propose(one.row) ?? nothing
}
