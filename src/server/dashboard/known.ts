import type { DashboardAnswer } from '#contract/dashboard/entities.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import type { NamedTransfer } from '#domain/recurring/coming.ts'
import { soonSpan } from '#domain/recurring/soon.ts'
import type { Look } from '../analytics/look.ts'
import { type TemplateRows, templateQuestions } from '../analytics/plans.ts'
import { type BudgetRows, budgetQuestions } from '../budgets/budget-book.ts'
import { askTogether } from '../db/ask-together.ts'
import { comingTemplates } from '../recurring/coming-templates.ts'
import { type FoundGoal, goalsQuestion } from './goals.ts'
import { type Group, groupsQuestion, myGroups } from './groups.ts'
import { type FoundLatest, latestQuestion } from './latest.ts'
import {
  type Instalment,
  instalmentsQuestion,
  paidCardsQuestion,
  type WrittenAhead,
  writtenQuestion,
} from './upcoming.ts'

interface Rows extends BudgetRows, TemplateRows {
  readonly transferTemplates: { readonly row: NamedTransfer }
  readonly goals: FoundGoal
  readonly instalments: Instalment
  readonly written: WrittenAhead
  readonly paidCards: { readonly isAny: boolean }
  readonly groups: Group
  readonly latest: FoundLatest
  readonly start: DashboardAnswer['start']
}

const exists = (table: string) => `exists (select from ${table} where scope = $1)`

const questions = {
  ...budgetQuestions('used'),
  ...templateQuestions,
  transferTemplates: comingTemplates('transfer_templates'),
  goals: goalsQuestion,
  instalments: instalmentsQuestion,
  written: writtenQuestion,
  paidCards: paidCardsQuestion,
  groups: groupsQuestion,
  latest: latestQuestion,
  start: `select ${exists('expenses')} or ${exists('group_shares')} as "hasExpense",
    ${exists('incomes')} as "hasIncome", ${exists('budgets')} or ${exists('goals')} as "hasPlan",
    exists (select from groups where member_ids @> array[$2::uuid]) as "hasGroup"`,
}

/** All that a dashboard is made of besides its sums, with what comes up to a day. */
export function readKnown({ db, scope, uid, today }: Look, to: Day = soonSpan(today).to) {
  const values = [scope, uid, today, to]
  return askTogether<Rows>(db, { name: 'dashboard', given: myGroups, questions, values })
}
