import type { Budget } from '#web/budgets/budget.ts'
import { say } from '#web/words/say.ts'
import type { BudgetDraft } from './draft.ts'

const plain = (name: string) => name.trim().replace(/\s+/g, ' ').toLocaleLowerCase()
const setOf = (ids: readonly string[]) => ids.toSorted().join()

type Running = Pick<BudgetDraft, 'startOn'> & { readonly endOn: string | null }

const meets = (a: Running, b: Running) =>
  (a.endOn === null || a.endOn >= b.startOn) && (b.endOn === null || b.endOn >= a.startOn)

/** Another one that nobody could tell from this: the same name, for the same, at the same time. */
export function hasTwin(
  draft: BudgetDraft,
  budget: Budget | null,
  all: readonly Budget[],
): boolean {
  const { name, categoryIds, period, currency, startOn, ends, endOn } = draft
  const own = { startOn, endOn: period === 'custom' || ends ? endOn : null }
  return all.some(
    (other) =>
      other.id !== budget?.id &&
      !other.archived &&
      !draft.archived &&
      plain(other.name) === plain(name) &&
      other.period === period &&
      other.currency === currency &&
      setOf(other.categoryIds) === setOf(categoryIds) &&
      meets(own, other),
  )
}

export const twinWords = say(
  'You have this budget already. Give this one another name to keep both.',
)
