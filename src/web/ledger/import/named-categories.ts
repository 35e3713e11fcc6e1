import type { CategoryType } from '#domain/categories/rules.ts'
import { foldText } from '#domain/ledger.ts'
import type { Categories } from '#web/categories/use-categories.ts'
import type { Propose } from '#web/categories/use-proposal.ts'
import { say } from '#web/words/say.ts'
import type { ImportRow } from './judge-files.ts'

type Named = Pick<Categories, 'choices' | 'byId'>

/** By name; those one can choose go before hidden ones of the same name. */
function idsByName({ choices, byId }: Named, type: CategoryType): ReadonlyMap<string, string> {
  const hidden = [...byId.values()].filter((one) => one.type === type)
  return new Map([...hidden, ...choices.toReversed()].map(({ id, name }) => [foldText(name), id]))
}

/** What a file says itself goes before rules and habits; those know what it leaves open. */
export function proposeNamed(propose: Propose, categories: Named, type: CategoryType): Propose {
  const ids = idsByName(categories, type)
  return (row: Parameters<Propose>[0] & { readonly category?: string }) => {
    const id = row.category === undefined ? undefined : ids.get(foldText(row.category))
    if (id === undefined) return propose(row)
    const why = say('The file says “{category}”', { category: row.category ?? '' })
    return { ...propose(row), categoryId: id, why, isOwn: true }
  }
}

export interface UnknownCategory {
  readonly name: string
  readonly type: CategoryType
  readonly rows: number
  /** One of the other kind is called so: what came back for clothes is no income from them. */
  readonly isOfOther: boolean
}

/** Names that the file has and the book has not, each with how many rows have it. */
export function unknownCategories(
  rows: readonly ImportRow[],
  categories: Readonly<Record<CategoryType, Named>>,
  typeFor: (one: ImportRow) => CategoryType,
): readonly UnknownCategory[] {
  const { expense, income } = categories
  const ids = { expense: idsByName(expense, 'expense'), income: idsByName(income, 'income') }
  const found = new Map<string, UnknownCategory>()
  for (const one of rows) {
    const [name, type] = [one.row.category, typeFor(one)]
    if (name === undefined || ids[type].has(foldText(name))) continue
    const key = `${type} ${foldText(name)}`
    const isOfOther = ids[type === 'income' ? 'expense' : 'income'].has(foldText(name))
    found.set(key, { name, type, rows: (found.get(key)?.rows ?? 0) + 1, isOfOther })
  }
  return [...found.values()].toSorted((a, b) => b.rows - a.rows)
}
