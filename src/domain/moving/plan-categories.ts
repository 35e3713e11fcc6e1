/** Which category each of another program becomes: one that is here by that name, or a new one. */
import type { Row } from '../command.ts'
import { foldText } from '../ledger.ts'
import type { MovedBook, MovedCategory } from './moved-book.ts'

export interface KnownCategory {
  readonly id: string
  readonly name: string
  readonly type: 'expense' | 'income'
  readonly parentId: string | null
}

export interface PlannedCategories {
  /** Those of the file, by their key. */
  readonly ids: ReadonlyMap<string, { readonly id: string; readonly type: 'expense' | 'income' }>
  /** New ones, what others are in first. */
  readonly docs: readonly Row[]
}

const nameCharacters = 60
const fitted = (name: string) => name.slice(0, nameCharacters).toWellFormed().replaceAll('\0', '')

type Type = KnownCategory['type']

/** `idFor` gives the same id for the same words. */
export function planCategories(
  { categories }: Pick<MovedBook, 'categories'>,
  known: readonly KnownCategory[],
  idFor: (...said: readonly string[]) => string,
): PlannedCategories {
  const all = [...known]
  const docs: Row[] = []
  const called = (name: string, type: Type) =>
    all.filter((one) => one.type === type && foldText(one.name) === foldText(fitted(name)))
  const make = (name: string, type: Type, parentId: string | null) => {
    const id = idFor('category', type, parentId ?? '', name)
    if (!all.some((one) => one.id === id)) {
      all.push({ id, name: fitted(name), type, parentId })
      docs.push({ id, name: fitted(name), type, parentId })
    }
    return id
  }
  const groupOf = (name: string, type: Type) =>
    called(name, type).find(({ parentId }) => parentId === null)?.id ?? make(name, type, null)
  const idOf = ({ name, group, type }: MovedCategory) => {
    const found = called(name, type)
    const inGroup = found.find(({ parentId }) =>
      all.some(
        (one) => one.id === parentId && group && foldText(one.name) === foldText(fitted(group)),
      ),
    )
    const one = inGroup ?? found[0]
    if (one) return one.id
    return make(name, type, group && group.trim() !== '' ? groupOf(group, type) : null)
  }
  const named = categories.filter(({ name }) => fitted(name).trim() !== '')
  const ids = new Map(named.map((one) => [one.key, { id: idOf(one), type: one.type }]))
  return { ids, docs }
}
