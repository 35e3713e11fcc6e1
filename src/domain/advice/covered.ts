/** What somebody has already decided about: then there is nothing to advise. */
import { foldText } from '../ledger.ts'
import type { Facts, SeriesFact } from './facts.ts'

export const nameKey = (name: string): string => foldText(name).trim()

/** Whether something in Recurring stands for it, running or paused, made by it or not. */
export const isRecurring = (
  { templates }: Facts,
  { kind, name, currency, isPlanned }: SeriesFact,
): boolean =>
  isPlanned ||
  templates.some(
    (template) =>
      template.kind === kind &&
      template.currency === currency &&
      template.names.some((one) => nameKey(one) === nameKey(name)),
  )

/** Whether a budget watches over a category on top, or one below it. */
export const isBudgeted = ({ categories }: Facts, topId: string | null): boolean =>
  categories.some(({ id, isBudgeted: is }) => id === topId && is)

/** Whether most of what a month takes there comes by plan. */
export const isMostlyPlanned = ({ templates }: Facts, topId: string, month: number): boolean =>
  templates
    .filter(({ kind, active, topId: top }) => kind === 'expense' && active && top === topId)
    .reduce((sum, { yearly }) => sum + (yearly ?? 0), 0) *
    2 >=
  month * 12

export const about = {
  payee: (name: string) => `payee:${nameKey(name)}`,
  category: (id: string) => `category:${id}`,
  budget: (id: string) => `budget:${id}`,
  template: (id: string) => `template:${id}`,
  entry: (id: string) => `entry:${id}`,
  goal: (id: string) => `goal:${id}`,
  loan: (id: string) => `loan:${id}`,
  group: (id: string) => `group:${id}`,
  /** What stays of a month can be given away once. */
  whole: 'whole',
} as const
