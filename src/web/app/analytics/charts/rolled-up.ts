import type { FlowAnswer } from '#contract/analytics/entities.ts'
import { countedTwice } from '#domain/analytics/shared-entries.ts'
import { addMissing, type MissingRate } from '#domain/money/convert-totals.ts'
import { addAmounts } from '#domain/money/money.ts'
import { rootCategory } from '#web/categories/root-category.ts'
import type { Category } from '#web/categories/use-categories.ts'

/** A category with those below it, or one of those. */
export interface Rolled {
  /** Null is what has no category. */
  readonly categoryId: string | null
  readonly total: number | null
  readonly before: number | null
  readonly count: number
  /** What of it has no rate; and of each bucket. */
  readonly missing: readonly MissingRate[]
  readonly missingIn: readonly (readonly MissingRate[])[]
  /** The places of the buckets of which some was converted. */
  readonly about: ReadonlySet<number>
  /** One for each bucket. */
  readonly amounts: readonly (number | null)[]
  /** What `rows` is to be asked for. */
  readonly categoryIds: readonly string[]
  readonly hasParts: boolean
}

type FlowCategory = FlowAnswer['categories'][number]

/** By bucket. */
const missingOf = ({ amounts, missing = [] }: FlowCategory): Rolled['missingIn'] =>
  amounts.map((_, at) => missing.flatMap(({ bucket, ...one }) => (bucket === at ? [one] : [])))

const addLists = (a: Rolled['missingIn'], b: Rolled['missingIn']): Rolled['missingIn'] =>
  a.map((list, at) => addMissing([list, b[at] ?? []]))

type ById = ReadonlyMap<string, Pick<Category, 'parentId'>>

const addAll = (a: readonly (number | null)[], b: readonly (number | null)[]) =>
  a.map((amount, at) => addAmounts(amount, b[at] ?? 0))

/** The one it is counted under: its parent, or itself where the parts of that are looked at. */
const placeOf = (categoryId: string | null, byId: ById, inside: string | null) =>
  inside === null ? rootCategory(categoryId, byId) : categoryId

const isInside = (categoryId: string | null, byId: ById, inside: string | null) =>
  inside === null || categoryId === inside || byId.get(categoryId ?? '')?.parentId === inside

/** By size, whatever is below zero last. */
const largestFirst = (a: Rolled, b: Rolled) => (b.total ?? 0) - (a.total ?? 0)

/** A purchase over two of its categories is one. */
const countOnce = (one: Rolled, shared: FlowAnswer['shared']): Rolled => ({
  ...one,
  count: one.count - countedTwice(shared, new Set(one.categoryIds)),
})

/** What the categories of a kind came to, each with those below it; or only those below one. */
export function rolledUp(
  answer: Pick<FlowAnswer, 'categories' | 'before' | 'shared'>,
  kind: 'expense' | 'income',
  byId: ById,
  inside: string | null = null,
): readonly Rolled[] {
  const rolled = new Map<string | null, Rolled>()
  const counts = (one: { readonly kind: string; readonly categoryId: string | null }) =>
    one.kind === kind && isInside(one.categoryId, byId, inside)
  for (const category of answer.categories.filter(counts)) {
    const { categoryId, total, count, amounts, about = [] } = category
    const missingIn = missingOf(category)
    const place = placeOf(categoryId, byId, inside)
    const known = rolled.get(place)
    rolled.set(place, {
      categoryId: place,
      total: addAmounts(known?.total ?? 0, total),
      before: 0,
      count: (known?.count ?? 0) + count,
      amounts: known ? addAll(known.amounts, amounts) : amounts,
      missing: addMissing([known?.missing ?? [], ...missingIn]),
      missingIn: known ? addLists(known.missingIn, missingIn) : missingIn,
      about: new Set([...(known?.about ?? []), ...about]),
      categoryIds: [...(known?.categoryIds ?? []), categoryId ?? 'none'],
      hasParts: known?.hasParts || categoryId !== place,
    })
  }
  for (const { categoryId, total } of answer.before.categories.filter(counts)) {
    const known = rolled.get(placeOf(categoryId, byId, inside))
    if (known) rolled.set(known.categoryId, { ...known, before: addAmounts(known.before, total) })
  }
  const once = kind === 'expense' ? answer.shared : []
  return Array.from(rolled.values(), (one) => countOnce(one, once)).sort(largestFirst)
}

/** The first few, and all others as one; null when there are none. */
export function firstFew(
  rolled: readonly Rolled[],
  most: number,
): { readonly shown: readonly Rolled[]; readonly others: Rolled | null } {
  if (rolled.length <= most + 1) return { shown: rolled, others: null }
  const [shown, rest] = [rolled.slice(0, most), rolled.slice(most)]
  const others = rest.reduce((all, one) => ({
    categoryId: null,
    total: addAmounts(all.total, one.total),
    before: addAmounts(all.before, one.before),
    count: all.count + one.count,
    amounts: addAll(all.amounts, one.amounts),
    missing: addMissing([all.missing, one.missing]),
    missingIn: addLists(all.missingIn, one.missingIn),
    about: new Set([...all.about, ...one.about]),
    categoryIds: [...all.categoryIds, ...one.categoryIds],
    hasParts: false,
  }))
  return { shown, others }
}
