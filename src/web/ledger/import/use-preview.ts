import { useMemo, useState } from 'react'
import { type CategoryType, type Describable, textsOf } from '#domain/categories/rules.ts'
import { type Categories, useCategories } from '#web/categories/use-categories.ts'
import { type Propose, type ProposedCategory, proposerOf } from '#web/categories/use-proposal.ts'
import { useRules } from '#web/categories/use-rules.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { useKnown } from '#web/form/fields/use-known.ts'
import { corrected } from '../sheet/save/corrected.ts'
import type { AccountTargets } from './accounts/use-targets.ts'
import { useTransfers } from './accounts/use-transfers.ts'
import { changeOf } from './changes.ts'
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
  paidBackIn,
  type RowCategory,
  tickAll,
  typeOf,
  type WayBack,
} from './choices.ts'
import { useInstalments } from './instalments/use-instalments.ts'
import type { ImportRow } from './judge-files.ts'
import { proposeNamed, unknownCategories } from './named-categories.ts'
import { flowOf } from './plan-import.ts'
import { shopIn } from './shop-name.ts'

/** A row is looked at again and again while somebody scrolls and counts. */
function askedOnce(propose: Propose): Propose {
  const answers = new WeakMap<Describable, ProposedCategory | null>()
  return (row) => {
    const known = answers.get(row)
    if (known !== undefined) return known
    const answer = propose(row)
    answers.set(row, answer)
    return answer
  }
}

const prepared = (propose: Propose, categories: Categories, type: CategoryType) =>
  askedOnce(proposeNamed(propose, categories, type))

/** The file, rules, history and what everybody knows, prepared for both kinds of rows. */
function useProposers(both: Readonly<Record<CategoryType, Categories>>) {
  const replica = useReplica()
  const rules = useRules()
  const { expense, income } = both
  const spending = useKnown('expense', expense, 'bank')
  const earning = useKnown('income', income, 'bank')
  return useMemo(
    () => ({
      expense: prepared(
        proposerOf(replica, rules, 'expense', expense, spending),
        expense,
        'expense',
      ),
      income: prepared(proposerOf(replica, rules, 'income', income, earning), income, 'income'),
      shopOf: ({ row }: ImportRow) => shopIn(row, spending),
    }),
    [replica, rules, expense, income, spending, earning],
  )
}

/** Money that came into a card is no salary, whatever its words mean elsewhere. */
const proposeNothing: Propose = () => null
/** What others pay back was never earned. */
const noCategory: RowCategory = { categoryId: null, why: '' }

/** Counting more would hold up the page. */
const mostCounted = 5000

/** How many have a category; null where nobody counted. */
const countSorted = (rows: readonly ImportRow[], categoryOf: (one: ImportRow) => RowCategory) =>
  rows.length > mostCounted
    ? null
    : rows.filter((one) => categoryOf(one).categoryId !== null).length

/** The rows of all files and what the person decides about them. */
export function usePreview(judged: readonly ImportRow[], targets: AccountTargets) {
  const instalments = useInstalments(judged)
  const { rows } = instalments
  const [choices, setChoices] = useState<Choices>(noChoices)
  const categories = { expense: useCategories('expense'), income: useCategories('income') }
  const propose = useProposers(categories)
  const all = useMemo(() => byKey(rows), [rows])
  const moneyBack = useMemo(() => moneyBackIn(choices, all), [choices, all])
  const paidBack = useMemo(() => paidBackIn(choices, all), [choices, all])
  const back = useMemo(() => new Set([...moneyBack, ...paidBack.keys()]), [moneyBack, paidBack])
  const ticked = useMemo(() => rows.filter((one) => isTicked(one, choices)), [rows, choices])
  const plain = useMemo(() => ticked.filter(({ key }) => !back.has(key)), [ticked, back])
  const transfers = useTransfers(plain, targets)
  const counted = useMemo(
    () => ticked.filter(({ key }) => !transfers.all.has(key)),
    [ticked, transfers.all],
  )
  const flow = useMemo(() => flowOf(counted, back), [counted, back])
  const typeFor = (one: ImportRow) => typeOf(one, moneyBack)
  const cardRows = useMemo(() => {
    const ofCards = transfers.found.outside.filter((one) => one.isOfCard || one.paysCard)
    return new Set(ofCards.map(({ row }) => row.id))
  }, [transfers.found])
  const categoryOf = useMemo(
    () =>
      (one: ImportRow): RowCategory => {
        if (paidBack.has(one.key)) return noCategory
        const type = typeOf(one, moneyBack)
        const isOfCard = cardRows.has(one.key)
        return categoryFor(one, type, choices, isOfCard ? proposeNothing : propose[type])
      },
    [moneyBack, paidBack, choices, propose, cardRows],
  )
  /** Rows that come as no entry of their own, and still say something of the book. */
  const changes = useMemo(
    () => rows.filter((one) => !isTicked(one, choices) && changeOf(one).length > 0).length,
    [rows, choices],
  )
  const sorted = useMemo(() => countSorted(counted, categoryOf), [counted, categoryOf])
  const unknown = unknownCategories(ticked, categories, typeFor)
  const pick = (one: ImportRow, categoryId: string | null) => {
    const type = typeFor(one)
    const before = categoryOf(one).categoryId
    setChoices(choose(choices, one, type, categoryId, propose[type]))
    if (categoryId === null || categoryId === before) return
    corrected({ rowId: one.key, type, texts: textsOf(one.row), categoryId })
  }
  return {
    ...{ rows, choices, categories, moneyBack, ticked, counted, flow, changes, sorted, unknown },
    ...{ typeFor, categoryOf, pick, shopOf: propose.shopOf, transfers, instalments, paidBack },
    isTicked: (one: ImportRow) => isTicked(one, choices),
    flip: (one: ImportRow) => setChoices(flip(choices, one)),
    tickAll: (some: readonly ImportRow[], isAll: boolean) =>
      setChoices(tickAll(choices, some, isAll)),
    flipMoneyBack: (one: ImportRow, way: WayBack) => setChoices(flipMoneyBack(choices, one, way)),
  }
}

export type Preview = ReturnType<typeof usePreview>
