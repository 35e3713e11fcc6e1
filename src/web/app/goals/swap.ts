import type { Goal } from './goal.ts'
import type { GoalView } from './goal-view.ts'

/** The order in which these two have changed places; those between them stay. */
export function swapped(
  ordered: readonly GoalView[],
  one: GoalView,
  other: GoalView | undefined,
): readonly Goal[] {
  const placed = new Map([
    [one, other ?? one],
    [other ?? one, one],
  ])
  return ordered.map((view) => (placed.get(view) ?? view).goal)
}
