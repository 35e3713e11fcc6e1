import { useMemo } from 'react'
import type { TaughtRow } from '#domain/categories/history.ts'
import type { KnownBook } from '#domain/categories/known.ts'
import { proposeCategory, reasonWords } from '#domain/categories/propose.ts'
import {
  type CategoryRule,
  type CategoryType,
  type Describable,
  ruleBookFor,
  textsOf,
} from '#domain/categories/rules.ts'
import type { Replica } from '#web/data/replica/types.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { recentHistory } from './category-history.ts'
import type { Categories } from './use-categories.ts'
import { useRules } from './use-rules.ts'

export interface ProposedCategory {
  readonly categoryId: string
  /** Why, in words to show beside it: "REWE was Groceries 12 of 12 times". */
  readonly why: string
  /** By the person's own rules or habits, not only by what everybody knows. */
  readonly isOwn: boolean
  /** A well-known name that others may be written with too, as it is compared and as written. */
  readonly name?: { readonly key: string; readonly said: string }
}

export type Propose = (row: Describable) => ProposedCategory | null

/** The replica only holds rows of the contract's own shape. */
const asTaught = (rows: readonly unknown[]) => rows as readonly TaughtRow[]

interface CategoryNames extends Pick<Categories, 'names'> {
  readonly choices: readonly { readonly id: string }[]
}

/** Prepared for any number of rows, by the rules and the history there are now. */
export function proposerOf(
  replica: Pick<Replica, 'months' | 'monthRows'>,
  rules: readonly CategoryRule[],
  type: CategoryType,
  { choices, names }: CategoryNames,
  known?: KnownBook,
): Propose {
  const table = type === 'expense' ? 'expenses' : 'incomes'
  const usable = new Set(choices.map(({ id }) => id))
  const teachers = {
    rules: ruleBookFor(rules, type),
    history: recentHistory({
      months: replica.months(table),
      rowsOf: (month) => asTaught(replica.monthRows(table, month)),
    }),
    known,
    isUsable: (id: string) => usable.has(id),
  }
  return (row) => {
    const found = proposeCategory(teachers, textsOf(row))
    if (!found) return null
    const { categoryId, reason } = found
    const why = reasonWords(reason, names.get(categoryId) ?? '')
    if (reason.kind !== 'known') return { categoryId, why, isOwn: true }
    const { key, said, isName } = reason
    return { categoryId, why, isOwn: false, ...(isName ? { name: { key, said } } : {}) }
  }
}

/**
 * Proposes by the person's own rules and habits, and then by what everybody knows, if that is
 * given. Only for rows whose category nobody chose.
 */
export function useProposal(
  type: CategoryType,
  categories: Categories,
  known?: KnownBook,
): Propose {
  const replica = useReplica()
  const rules = useRules()
  return useMemo(
    () => (row: Describable) => proposerOf(replica, rules, type, categories, known)(row),
    [replica, rules, type, categories, known],
  )
}
