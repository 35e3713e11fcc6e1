import { namePartsOf } from '#domain/categories/name-words.ts'
import { type CategoryType, textsOf } from '#domain/categories/rules.ts'
import { tableOf } from '#domain/import/match/booked.ts'
import type { Propose, ProposedCategory } from '#web/categories/use-proposal.ts'
import { say } from '#web/words/say.ts'
import type { ImportRow } from './judge-files.ts'

/** What the person decided, against what would happen by itself. */
export interface Choices {
  /** As said by hand: it stays so, whatever else is found out about the row. */
  readonly ticked: ReadonlyMap<string, boolean>
  readonly categories: ReadonlyMap<string, string | null>
  /** A choice for one row counts for the others with the same name. */
  readonly byName: ReadonlyMap<string, string | null>
  /** What money that came is back of, as said by hand; null for nothing. */
  readonly moneyBack: ReadonlyMap<string, WayBack | null>
}

/** A shop gives back what was spent, or somebody what was theirs to pay. */
export type WayBack = 'refund' | 'paid-back'

export const noChoices: Choices = {
  ticked: new Map(),
  categories: new Map(),
  byName: new Map(),
  moneyBack: new Map(),
}

/**
 * What is only announced may still change, and is known again once it is booked where it is in an
 * account; money that became shares was not spent.
 */
const isExpected = ({ verdict, row, accountId }: ImportRow) =>
  verdict.kind === 'new' && (!row.isPending || accountId !== null) && !row.isTrade

export const isTickable = ({ verdict }: ImportRow) => verdict.kind !== 'refused'

export const isTicked = (one: ImportRow, { ticked }: Choices): boolean =>
  isTickable(one) && (ticked.get(one.key) ?? isExpected(one))

export const flip = (choices: Choices, one: ImportRow): Choices =>
  tickAll(choices, [one], !isTicked(one, choices))

export function tickAll(choices: Choices, rows: readonly ImportRow[], all: boolean): Choices {
  const said = rows.filter(isTickable).map(({ key }) => [key, all] as const)
  return { ...choices, ticked: new Map([...choices.ticked, ...said]) }
}

/** The ways it may be back, the likelier first. */
export function waysBack({ verdict }: ImportRow): readonly WayBack[] {
  if (verdict.kind !== 'new') return []
  const { moneyBack, paidBack } = verdict
  const isRefundFirst = moneyBack?.isLikely && !paidBack?.isLikely
  const ways: readonly WayBack[] = isRefundFirst ? ['refund', 'paid-back'] : ['paid-back', 'refund']
  return ways.filter((way) => (way === 'refund' ? moneyBack : paidBack) !== null)
}

/** What somebody is told about taking it so. */
export function backOf({ verdict }: ImportRow, way: WayBack) {
  if (verdict.kind !== 'new') return null
  return way === 'refund' ? verdict.moneyBack : verdict.paidBack
}

/** As said by hand, else what is likely. */
function wayBackOf(one: ImportRow, { moneyBack }: Choices): WayBack | null {
  const ways = waysBack(one)
  const said = moneyBack.get(one.key)
  if (said !== undefined) return said !== null && ways.includes(said) ? said : null
  return ways.find((way) => backOf(one, way)?.isLikely) ?? null
}

/** Taken this way, or no longer. */
export const flipMoneyBack = (choices: Choices, one: ImportRow, way: WayBack): Choices => ({
  ...choices,
  moneyBack: new Map(choices.moneyBack).set(one.key, wayBackOf(one, choices) === way ? null : way),
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

/** The keys of all that counts as less spent now. */
export function moneyBackIn(choices: Choices, rows: RowsByKey): ReadonlySet<string> {
  const keys = new Set<string>()
  for (const [key, one] of rows) {
    if (wayBackOf(one, choices) === 'refund' && hasItsExpense(one, choices, rows)) keys.add(key)
  }
  return keys
}

/** By the keys of what others pay back now, the expenses it was for. */
export function paidBackIn(choices: Choices, rows: RowsByKey): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const [key, one] of rows) {
    const paid = one.verdict.kind === 'new' ? one.verdict.paidBack : null
    if (paid && wayBackOf(one, choices) === 'paid-back') found.set(key, paid.id)
  }
  return found
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
    if (alike !== undefined)
      return { categoryId: alike, why: say('As you chose for {said}', { said }) }
  }
  return propose(one.row) ?? nothing
}
