import { byPriority } from '#domain/goals/waterfall.ts'
import { newestFirst } from '#web/locale/newest-first.ts'
import { say } from '#web/words/say.ts'
import type { Goal } from '../goal.ts'
import type { GoalView } from '../goal-view.ts'

export const shownGroups = ['active', 'reached', 'archived'] as const
export type Shown = (typeof shownGroups)[number]

/** The first is the one nobody has to choose. */
export const sorts = [
  ['newest', say('Newest')],
  ['order', say('Your order')],
  ['date', say('Date')],
  ['progress', say('Progress')],
  ['name', say('Name')],
] as const
export type Sort = (typeof sorts)[number][0]
export const defaultSort: Sort = sorts[0][0]

const byText = (a: string, b: string) => a.localeCompare(b, undefined, { sensitivity: 'base' })
const never = '9999-12-31'

const orders: Readonly<Record<Sort, (a: GoalView, b: GoalView) => number>> = {
  order: (a, b) => byPriority(a.goal, b.goal),
  date: (a, b) => byText(a.goal.targetOn ?? never, b.goal.targetOn ?? never),
  progress: (a, b) => b.percent - a.percent,
  newest: (a, b) => newestFirst(a.goal, b.goal),
  name: (a, b) => byText(a.goal.name, b.goal.name),
}

interface Wanted {
  readonly shown: Shown
  readonly sort: Sort
  readonly text: string
}

/** The goals of one group that have these words in their name; equals stay in the own order. */
export function arranged(
  views: readonly GoalView[],
  { shown, sort, text }: Wanted,
): readonly GoalView[] {
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  return views
    .filter(({ goal }) => goal.status === shown)
    .filter(({ goal }) => words.every((word) => goal.name.toLocaleLowerCase().includes(word)))
    .toSorted((a, b) => orders[sort](a, b) || byPriority(a.goal, b.goal))
}

export function countsOf(views: readonly GoalView[]): Readonly<Record<Shown, number>> {
  const counts = { active: 0, reached: 0, archived: 0 }
  for (const { goal } of views) counts[goal.status] += 1
  return counts
}

/** A new goal comes after all others. */
export const lastPriority = (goals: readonly Pick<Goal, 'priority'>[]): number =>
  Math.min(
    1000,
    goals.reduce((most, { priority }) => Math.max(most, priority + 1), 0),
  )
