import type { FlowAnswer } from '#contract/analytics/entities.ts'
import { chartColourOf } from '#web/categories/category-colour.ts'
import type { Categories } from '#web/categories/use-categories.ts'
import type { FlowEnd } from '#web/charts/flow-layout.ts'
import { say } from '#web/words/say.ts'
import type { Analytics } from '../use-analytics.ts'
import { firstFew, type Rolled, rolledUp } from './rolled-up.ts'

export interface FlowEnds {
  readonly left: readonly FlowEnd[]
  readonly right: readonly FlowEnd[]
}

const namedMost = { income: 5, expense: 8 } as const

const sumOf = (ends: readonly FlowEnd[]) => ends.reduce((sum, { amount }) => sum + amount, 0)

/**
 * Both sides, made as much as each other: what is left over goes out, what was there before comes
 * in. More money back than was spent on something comes in too.
 */
export function endsOfFlow(
  answer: FlowAnswer,
  categories: Pick<Categories, 'byId'>,
  rowsOf: Analytics['rowsOf'],
  /** What pays for what did not come in. */
  rest = 'From before',
): FlowEnds {
  const { from, to } = answer
  const endOf = (kind: 'expense' | 'income', one: Rolled, name: string): FlowEnd => ({
    key: `${kind} ${name} ${one.categoryId ?? 'none'}`,
    name,
    amount: Math.abs(one.total ?? 0),
    missing: one.missing,
    isAbout: one.about.size > 0,
    colour: kind === 'income' ? 'income' : chartColourOf(categories, one.categoryId),
    to: rowsOf({ kind, from, to, categoryIds: one.categoryIds, title: name }),
  })
  const sideOf = (kind: 'expense' | 'income', isBelow: boolean) => {
    const rolled = rolledUp(answer, kind, categories.byId).filter(({ total, missing }) =>
      isBelow ? (total ?? 0) < 0 : (total ?? 0) > 0 || (total === 0 && missing.length > 0),
    )
    const { shown, others } = firstFew(rolled, namedMost[kind])
    const named = shown.map((one) => {
      const name = categories.byId.get(one.categoryId ?? '')?.name ?? say('No category')
      return endOf(kind, one, isBelow ? `${name}, back` : name)
    })
    return others ? [...named, endOf(kind, others, 'Others')] : named
  }
  const left = [...sideOf('income', false), ...sideOf('expense', true)]
  const right = [...sideOf('expense', false), ...sideOf('income', true)]
  const over = sumOf(left) - sumOf(right)
  const even = (name: string): FlowEnd => ({
    key: name,
    name,
    amount: Math.abs(over),
    isAbout: [...left, ...right].some((end) => end.isAbout),
    colour: over > 0 ? 'income' : 'muted',
    to: null,
  })
  return {
    left: over < 0 ? [...left, even(rest)] : left,
    right: over > 0 ? [even(say('Left over')), ...right] : right,
  }
}
