import type { EntryLens } from '#domain/analytics/lens.ts'
import { byTodaysRate, upcomingIn } from '#domain/budgets/upcoming.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import { notInBook } from '#domain/loans/in-book-already.ts'
import { isAboutIn, sumCounted } from '#domain/money/convert-totals.ts'
import type { NamedTemplate } from '#domain/recurring/coming.ts'
import type { SharedTemplate } from '#domain/recurring/my-part.ts'
import { payeeOf } from '#domain/recurring/payee-of.ts'
import { askTogether } from '../db/ask-together.ts'
import { openInstalments } from '../loans/open-instalments.ts'
import { readRateTable } from '../rates/rates.ts'
import { comingTemplates } from '../recurring/coming-templates.ts'
import { readMyParts } from '../recurring/my-parts.ts'
import type { Look, Span } from './look.ts'

export type AnyTemplate = NamedTemplate &
  SharedTemplate & {
    readonly merchant?: string | null
    readonly source?: string | null
  }

export interface Templates {
  readonly expense: readonly AnyTemplate[]
  readonly income: readonly AnyTemplate[]
}

/** What comes again, in the scope $1. */
export const templateQuestions = {
  expenseTemplates: comingTemplates('expense_templates'),
  incomeTemplates: comingTemplates('income_templates'),
}
export type TemplateRows = Record<keyof typeof templateQuestions, { readonly row: AnyTemplate }>

export async function readTemplates(look: Look): Promise<Templates> {
  const name = 'coming templates'
  const asked = { name, questions: templateQuestions, values: [look.scope] }
  return templatesOf(look, await askTogether<TemplateRows>(look.db, asked))
}

type FoundTemplates = { readonly [Name in keyof TemplateRows]: readonly TemplateRows[Name][] }

/** What still comes again, as the lens counts it: a group's bill is my part, or the whole. */
export async function templatesOf(
  look: Look,
  { expenseTemplates, incomeTemplates }: FoundTemplates,
): Promise<Templates> {
  const expense = expenseTemplates.map(({ row }) => row)
  const income = incomeTemplates.map(({ row }) => row)
  const isOfGroup = ({ groupId }: AnyTemplate) => look.others.includes(`g:${groupId}`)
  const counted: Readonly<Record<EntryLens, () => Promise<readonly AnyTemplate[]>>> = {
    share: () => readMyParts(look.db, look.scope, expense),
    paid: async () => expense,
    group: async () => expense.filter(isOfGroup),
  }
  return { expense: await counted[look.lens](), income: look.lens === 'group' ? [] : income }
}

/** Whom templates of a kind are for: what was entered by hand before belongs to their plan. */
export const payeesOf = (templates: Templates, kind: keyof Templates): readonly string[] =>
  templates[kind].map(payeeOf)

export interface Planned {
  readonly day: Day
  readonly kind: 'expense' | 'income'
  /** In the look's currency; null when the rate is missing. */
  readonly amount: number | null
  /** Of which account, where that is said. */
  readonly accountId: string | null
  readonly source: PlanSource
}

/** The template or the loan it comes from, and what it comes to there. */
export interface PlanSource {
  readonly from: 'expense_templates' | 'income_templates' | 'loans'
  readonly id: string
  readonly groupId: string | null
  readonly description: string
  readonly categoryId: string | null
  readonly amount: number
  readonly currency: string
}

/** What is known of them together, what has no rate, and whether some was converted. */
export function sumPlanned(planned: readonly Planned[], kind: Planned['kind'], to: string) {
  const rows = planned
    .filter((one) => one.kind === kind)
    .map(({ day, amount, source }) => ({ ...source, date: day, counted: amount }))
  return { ...sumCounted(rows), isAbout: isAboutIn(rows, to) }
}

const tableOf = { expense: 'expense_templates', income: 'income_templates' } as const

/** What templates and loans will bring on which days, in the look's currency. */
export async function readPlanned(
  look: Look,
  templates: Templates,
  span: Span,
): Promise<readonly Planned[]> {
  const loans = look.lens === 'group' ? [] : await readInterest(look, span)
  const all = [...templates.expense, ...templates.income, ...loans]
  const currencies = [look.currency, ...all.map(({ currency }) => currency)]
  const reach = { currencies, from: look.today, till: look.today }
  const rates = await readRateTable(look.db, look.scope, reach)
  const convert = byTodaysRate(look.currency, rates, look.today)
  const comingOf = (kind: Planned['kind']) => {
    const byId = new Map(templates[kind].map((template) => [template.id, template]))
    const { rows } = upcomingIn(templates[kind], null, span, convert)
    return rows.map(({ postOn, templateId, amount, currency }) => {
      const template = byId.get(templateId)
      const source = {
        from: tableOf[kind],
        id: templateId,
        groupId: template?.groupId ?? null,
        description: template?.description ?? '',
        categoryId: template?.categoryId ?? null,
        amount,
        currency,
      }
      const accountId = template?.accountId ?? null
      return { day: postOn, kind, amount: convert(amount, currency), accountId, source }
    })
  }
  const costs = comingOf('expense')
  const owed = besidePlans(loans, costs).map(({ day, accountId, asked: _, ...loan }) => ({
    ...{ day, accountId },
    kind: 'expense' as const,
    amount: convert(loan.amount, loan.currency),
    source: { from: 'loans' as const, groupId: null, categoryId: null, ...loan },
  }))
  return [...costs, ...comingOf('income'), ...owed]
}

type Instalment = Pick<PlanSource, 'id' | 'description' | 'amount' | 'currency'> & {
  readonly day: Day
  /** All of it, with what pays the loan back. */
  readonly asked: number
  readonly accountId: string | null
}

/** Without those that a template brings whole: the two are one fact. */
function besidePlans(loans: readonly Instalment[], costs: readonly Planned[]) {
  const due = loans.map((loan) => ({
    ...{ loan, date: loan.day, amount: loan.asked, currency: loan.currency },
    ...{ counted: loan.asked, accountId: loan.accountId },
  }))
  const planned = costs.map(({ day, accountId, source: { amount, currency } }) => ({
    ...{ date: day, amount, currency, counted: amount, accountId },
  }))
  return notInBook(due, planned).map(({ loan }) => loan)
}

/** What instalments that become expenses will cost: paying back is not spending. */
async function readInterest({ db, scope }: Look, { from, to }: Span) {
  const { rows } = await db.query<Instalment>({
    name: 'interest ahead',
    text: `select o.date as day, o.amount - o.repays as amount, o.amount as asked, o.currency,
        o.id, o.name as description, o.pay_from_id as "accountId"
      from (${openInstalments}) o
      where o.posting = 'expense' and o.date between $2 and $3 and o.amount > o.repays`,
    values: [scope, from, to],
  })
  return rows
}
