import { useMemo, useState } from 'react'
import type { CategoryType } from '#domain/categories/rules.ts'
import { textsOf } from '#domain/categories/rules.ts'
import { type Total, totalsOf } from '#domain/money.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { type Categories, useCategories } from '#web/fields/use-categories.ts'
import { proposerOf } from '#web/fields/use-proposal.ts'
import { useRules } from '#web/fields/use-rules.ts'
import { corrected } from '../rules/corrected.ts'
import {
  byKey,
  type Choices,
  categoryFor,
  choose,
  flip,
  flipMoneyBack,
  isTicked,
  moneyBackIn,
  noChoices,
  type RowCategory,
  tickAll,
  typeOf,
} from './choices.ts'
import type { ImportRow } from './judge-files.ts'

/** Rules and history, prepared for both kinds of rows. */
function useProposers(both: Readonly<Record<CategoryType, Categories>>) {
  const replica = useReplica()
  const rules = useRules()
  const { expense, income } = both
  return useMemo(
    () => ({
      expense: proposerOf(replica, rules, 'expense', expense),
      income: proposerOf(replica, rules, 'income', income),
    }),
    [replica, rules, expense, income],
  )
}

export interface Flow {
  readonly out: readonly Total[]
  readonly in: readonly Total[]
}

function flowOf(rows: readonly ImportRow[]): Flow {
  const amounts = rows.map(({ row: { amount, currency } }) => ({ amount, currency }))
  return {
    out: totalsOf(amounts.filter(({ amount }) => amount < 0)),
    in: totalsOf(amounts.filter(({ amount }) => amount > 0)),
  }
}

/** The rows of all files and what the person decides about them. */
export function usePreview(rows: readonly ImportRow[]) {
  const [choices, setChoices] = useState<Choices>(noChoices)
  const categories = { expense: useCategories('expense'), income: useCategories('income') }
  const propose = useProposers(categories)
  const all = useMemo(() => byKey(rows), [rows])
  const moneyBack = useMemo(() => moneyBackIn(choices, all), [choices, all])
  const ticked = useMemo(() => rows.filter((one) => isTicked(one, choices)), [rows, choices])
  const flow = useMemo(() => flowOf(ticked), [ticked])
  const typeFor = (one: ImportRow) => typeOf(one, moneyBack)
  const categoryOf = (one: ImportRow): RowCategory => {
    const type = typeFor(one)
    return categoryFor(one, type, choices, propose[type])
  }
  const pick = (one: ImportRow, categoryId: string | null) => {
    const type = typeFor(one)
    const before = categoryOf(one).categoryId
    setChoices(choose(choices, one, type, categoryId))
    if (categoryId === null || categoryId === before) return
    corrected({ rowId: one.key, type, texts: textsOf(one.row), categoryId })
  }
  return {
    ...{ rows, choices, categories, moneyBack, ticked, flow, typeFor, categoryOf, pick },
    isTicked: (one: ImportRow) => isTicked(one, choices),
    flip: (one: ImportRow) => setChoices(flip(choices, one)),
    tickAll: (some: readonly ImportRow[], isAll: boolean) =>
      setChoices(tickAll(choices, some, isAll)),
    flipMoneyBack: (one: ImportRow) => setChoices(flipMoneyBack(choices, one)),
  }
}

export type Preview = ReturnType<typeof usePreview>
