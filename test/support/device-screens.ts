import type { DashboardAnswer } from '#contract/dashboard/entities.ts'
import { withinAccounts } from '#domain/analytics/safe-to-spend.ts'
import { byTodaysRate, type ComingTemplate, plannedPayees } from '#domain/budgets/upcoming.ts'
import { type Day, type DayRange, monthOf } from '#domain/calendar/calendar.ts'
import {
  balancesOf,
  isCounted,
  type Settlement,
  type SharedExpense,
} from '#domain/groups/balances.ts'
import type { LedgerRow } from '#domain/ledger.ts'
import { noFilter } from '#domain/ledger-filter.ts'
import {
  type AmountOf,
  addConversions,
  convertTotals,
  tookRate,
} from '#domain/money/convert-totals.ts'
import type { RateTable } from '#domain/money/rates.ts'
import { isSoon } from '#domain/recurring/soon.ts'
import { usagesIn } from '#web/app/categories/usage.ts'
import { figuresOfRows } from '#web/app/dashboard/figures/figures.ts'
import { monthSums } from '#web/app/dashboard/figures/month-sums.ts'
import { latestHere } from '#web/app/dashboard/latest.ts'
import { comparedDays } from '#web/app/dashboard/month-span.ts'
import type { Contribution, Goal } from '#web/app/goals/goal.ts'
import { viewOf as goalView } from '#web/app/goals/goal-view.ts'
import { asTemplate } from '#web/app/recurring/template.ts'
import { upcomingOf } from '#web/app/recurring/upcoming.ts'
import type { Budget } from '#web/budgets/budget.ts'
import { viewOf as budgetView } from '#web/budgets/budget-view.ts'
import { CostIndex } from '#web/budgets/costs/cost-index.ts'
import { inCurrencyBy } from '#web/budgets/costs/in-currency.ts'
import { accountsIn, monthIn, monthNow } from '#web/budgets/month-left.ts'
import { overallOf } from '#web/budgets/overall.ts'
import { stageOf } from '#web/budgets/stage.ts'
import { arrangeCategories, type Category } from '#web/categories/use-categories.ts'
import { bookMonths, bookRows, entryRows, firstBookDay } from '#web/data/one-book.ts'
import type { Replica } from '#web/data/replica/types.ts'
import { aheadIn } from '#web/ledger/model/ahead-in.ts'
import { amountFor } from '#web/ledger/model/figure-amounts.ts'
import { asSets, noFilters } from '#web/ledger/model/filters.ts'
import { createMonthViews, listFor, questionFor } from '#web/ledger/model/shown-list.ts'
import type { CountedRow } from '#web/locale/amount.tsx'

export interface DeviceBook {
  readonly replica: Replica
  readonly rates: RateTable
  readonly uid: string
  readonly currency: string
  readonly timezone: string
  readonly today: Day
}

const unrated = { lacksRate: () => false, home: null }

const allOf = <Shape>(replica: Replica, table: Parameters<Replica['rows']>[0]) =>
  [...replica.rows(table).values()] as readonly unknown[] as readonly Shape[]

/** What the screens of a device show, by the very functions they show it with. */
export class DeviceScreens {
  readonly #book: DeviceBook

  constructor(book: DeviceBook) {
    this.#book = book
  }

  get categories() {
    const { replica } = this.#book
    const all = (['global_categories', 'categories'] as const).flatMap((table) =>
      allOf<Category>(replica, table),
    )
    return arrangeCategories(all, 'expense')
  }

  readonly #entriesOf = (type: 'expense' | 'income', month: string) =>
    entryRows(this.#book.replica, type, month)

  /** As `Totals` writes it: the known part, what has no rate, and whether any took one. */
  #total(chunks: readonly (readonly LedgerRow[])[], amountOf: AmountOf<LedgerRow>) {
    const { currency, rates } = this.#book
    const convert = (rows: readonly LedgerRow[]) =>
      convertTotals(rows as readonly CountedRow[], currency, rates, amountOf)
    const conversion = addConversions(chunks.map(convert))
    const { amount, missing } = conversion
    return { amount, missing, isAbout: tookRate(conversion) }
  }

  /** The month's figures of the dashboard; null where it asks the server. */
  dashboard() {
    const { today, currency } = this.#book
    const sums = monthSums(comparedDays(monthOf(today), today), this.#entriesOf, currency)
    return sums && figuresOfRows(sums, currency)
  }

  /** The list of expenses or of income. */
  list(type: 'expense' | 'income', range: DayRange, categoryIds: readonly string[] = []) {
    const { replica } = this.#book
    const sets = asSets({ ...noFilters, categoryIds }, this.categories, unrated)
    const question = questionFor({ ...noFilter, ...sets, ...range }, this.categories.names)
    const months = type === 'expense' ? bookMonths(replica) : replica.months('incomes')
    const rowsOf = (month: string) => this.#entriesOf(type, month) as never
    const list = listFor({ months, rowsOf }, question, createMonthViews())
    const amountOf = amountFor(list.shareOf, 'net')
    return {
      total: this.#total(list.months, amountOf),
      ahead: this.#total(aheadIn(list, this.#book.today)?.of ?? [], amountOf),
      rows: list.rowCount,
      counted: list.rowCount - list.idleCount,
      ids: list.months.flat().map(({ id }) => id),
    }
  }

  /** A line of the page of categories. */
  category(id: string | null) {
    const { today } = this.#book
    const places = this.categories.byId.values()
    const { month, year } = usagesIn(this.#entriesOf, 'expense', places, today)(id)
    const line = ({ of, amountOf, count, ahead }: typeof month) => ({
      total: this.#total(of, amountOf),
      ahead: this.#total(ahead?.of ?? [], amountOf),
      rows: count,
    })
    return { month: line(month), year: line(year) }
  }

  #budgetBook() {
    const { replica, rates, today, currency } = this.#book
    const months = () => bookMonths(replica)
    const rowsOf = (month: string) => bookRows(replica, month)
    const index = new CostIndex(
      { months, rowsOf, subscribe: () => () => undefined },
      inCurrencyBy,
      {
        now: () => 0,
        later: (work) => {
          work()
          return () => undefined
        },
      },
    )
    const budgets = allOf<Budget>(replica, 'budgets')
    const currencies = [...new Set([currency, ...budgets.map((one) => one.currency)])]
    const templates = allOf<ComingTemplate>(replica, 'expense_templates')
    index.want({ currencies, since: '2000-01', rates, payees: plannedPayees(templates) })
    const costs = index.costs()
    if (!costs) throw new Error('The costs were counted.')
    const { byId } = this.categories
    const firstOn = firstBookDay(replica)
    const book = { costs, categories: byId, templates, firstOn, today }
    return { book, views: budgets.map((budget) => budgetView(budget, book)) }
  }

  budgets() {
    return this.#budgetBook().views.map(({ budget, now }) => ({ id: budget.id, now }))
  }

  /** What the page of budgets says is safe, by the last answer and with what is spent since. */
  safe(said: DashboardAnswer['safeToSpend']) {
    const { rates, today, currency } = this.#book
    const { book, views } = this.#budgetBook()
    const running = views.filter((view) => stageOf(view) === 'running')
    const { safe } = overallOf(running, byTodaysRate(currency, rates, today))
    const [month, accounts] = [monthIn(said), accountsIn(said)]
    const months = book.costs.byCurrency.get(currency) ?? new Map()
    return {
      'as answered': withinAccounts(safe, month, accounts),
      'as counted here': withinAccounts(safe, month && monthNow(month, months, today), accounts),
    }
  }

  goals() {
    const { replica, today, timezone } = this.#book
    const moved = allOf<Contribution>(replica, 'contributions')
    return allOf<Goal>(replica, 'goals').map((goal) => {
      const own = moved.filter(({ goalId }) => goalId === goal.id)
      const { percent, left, outlook, standing } = goalView(goal, own, { today, timezone })
      const projectedOn = left > 0 ? outlook.reachedOn : null
      return { id: goal.id, percent, projectedOn, standing: standing.is }
    })
  }

  latest() {
    const { replica, today, uid } = this.#book
    const groups = allOf<{ members: { uid: string | null; memberId: string }[] }>(replica, 'groups')
    const members = groups.flatMap((group) => group.members)
    const mine = members.filter((one) => one.uid === uid).map(({ memberId }) => memberId)
    return latestHere(replica, new Set(mine), [], today)
  }

  /** The next one of each template that Recurring says is due in at most 14 days. */
  soon() {
    const { replica, today } = this.#book
    const templates = (['expense', 'income'] as const).flatMap((kind) =>
      [...replica.rows(`${kind}_templates`).values()].map((row) => asTemplate(row, kind)),
    )
    return upcomingOf(templates, today).flatMap(({ template, next }) =>
      template.active && next && isSoon(next.postOn, today)
        ? [`${template.id} ${next.postOn}`]
        : [],
    )
  }

  /** What groups owe this person, by currency. */
  balances() {
    const { replica, uid } = this.#book
    type Group = { readonly id: string; members: { uid: string | null; memberId: string }[] }
    return allOf<Group>(replica, 'groups').flatMap(({ id, members }) => {
      const me = members.find((member) => member.uid === uid)?.memberId ?? ''
      const inGroup = <Shape>(table: 'group_expenses' | 'settlements') =>
        allOf<Shape & { groupId: string }>(replica, table).filter((row) => row.groupId === id)
      const payments = inGroup<Settlement & { status: string }>('settlements')
      const all = balancesOf(inGroup<SharedExpense>('group_expenses'), payments.filter(isCounted))
      return Array.from(all, ([currency, each]) => ({ id, currency, amount: each.get(me) ?? 0 }))
    })
  }
}

type DashboardGoal = DashboardAnswer['goals'][number]

/** What both the dashboard and the page of a goal say of it. */
export const whereOf = ({ id, percent, projectedOn, standing }: DashboardGoal) => ({
  ...{ id, percent, projectedOn, standing },
})
