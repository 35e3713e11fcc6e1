import { type PaidRow, paymentsOf, saysTitle } from '#domain/advice/payments-of.ts'
import { namesSaying, type Vocabulary } from '#domain/advice/questions/names.ts'
import { wordsOf } from '#domain/search/words.ts'
import type { Book } from '../../book.ts'
import type { KnownTemplate } from '../../plan-facts.ts'
import { everything, type Filter } from '../sums.ts'

/** Which rows are the payments of each template, and whether its payee takes nothing else. */
export type PlanPayments = ReadonlyMap<
  string,
  { readonly ids: readonly string[]; readonly isAll: boolean }
>

interface NamedRow extends PaidRow {
  readonly kind: KnownTemplate['kind']
  readonly payee: string | null
}

const isSaid = (what: string) => `lower(${what}) in (select lower(x) from unnest($2::text[]) x)`

const written = `select 'expense' as kind, id, date, amount::float8 as amount, currency,
    description, merchant as payee, template_id as "templateId", refund_of as "refundOf"
    from expenses where scope = $1 and (template_id is not null or ${isSaid('description')}
      or ${isSaid('merchant')})
  union all select 'income', id, date, amount::float8, currency, description, source, template_id,
    null from incomes where scope = $1 and (template_id is not null or ${isSaid('description')}
      or ${isSaid('source')})
  union all select 'expense', s.id, s.date, s.share::float8, s.currency, s.description, null,
    (select e.template_id from group_expenses e
      where e.scope = 'g:' || s.group_id and e.id = s.expense_id), null
    from group_shares s where s.scope = $1 and s.share > 0 and ${isSaid('s.description')}
  order by date, id`

/** By its title, whom it is with, and all that says its title. */
const namesOf = ({ template }: KnownTemplate, vocabulary: Vocabulary): readonly string[] => [
  ...new Set(
    [
      template.description,
      template.merchant ?? template.source ?? '',
      ...namesSaying(vocabulary, wordsOf(template.description)),
    ].filter((name) => name !== ''),
  ),
]

export async function readPlanPayments(
  { db, scope }: Book,
  plans: readonly KnownTemplate[],
  vocabulary: Vocabulary,
): Promise<PlanPayments> {
  if (plans.length === 0) return new Map()
  const names = plans.map((plan) => namesOf(plan, vocabulary))
  const { rows } = await db.query<NamedRow>(written, [scope, [...new Set(names.flat())]])
  return new Map(
    plans.map(({ kind, template }, at) => {
      const own = new Set(names[at]?.map((name) => name.toLowerCase()))
      const isNamed = ({ description, payee }: NamedRow) =>
        own.has(description.toLowerCase()) || own.has((payee ?? '').toLowerCase())
      const some = rows.filter(
        (row) => row.kind === kind && (row.templateId === template.id || isNamed(row)),
      )
      const paid = paymentsOf(template, some)
      // What says its title is found by it: only the payee takes what it is not.
      const isAll = some.every(
        (row) => isNamed(row) && (paid.has(row.id) || saysTitle(template, row)),
      )
      return [template.id, { ids: [...paid], isAll }]
    }),
  )
}

/** The payments of some templates, by name as long as nothing else is called so. */
export function paymentsFilter(
  payments: PlanPayments,
  plans: readonly KnownTemplate[],
  names: readonly string[],
): Filter {
  const each = plans.flatMap(({ template }) => payments.get(template.id) ?? [])
  if (each.every(({ isAll }) => isAll)) return { ...everything, names }
  return { ...everything, entryIds: each.flatMap(({ ids }) => ids) }
}
