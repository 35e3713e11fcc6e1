import type { EntryLens } from '#domain/analytics/lens.ts'
import { billRate, converted, saidRate, unconverted } from '../ledger/conversion.ts'
import { gapColumns, wholeColumns } from '../ledger/gaps.ts'
import type { Look } from './look.ts'

/** What each lens calls its amounts in the ledger. */
export const amountOf = { share: 'net', paid: 'paid' } as const
type OwnLens = keyof typeof amountOf

/** A refund is of the payee its purchase went to, whatever the bank calls it. */
export const boughtFrom = `case when refunded = 0 then payee
    else coalesce(bought_from($1, entry_id), payee) end`

const ofGroups = `select 'group_expenses' as source, e.id as entry_id, 0 as part,
    'expense' as kind, e.date, e.currency, coalesce(s.category_id, e.category_id) as category_id,
    e.template_id is not null as by_plan, 0::bigint as refunded, e.description as payee,
    e.group_id, ${billRate('e.')}, e.amount
  from group_expenses e left join group_shares s on s.scope = $1 and s.expense_id = e.id
  where e.scope = any($6) and e.date between $3 and $4`

const ofBook = (lens: OwnLens, parts: string) =>
  `select source, entry_id, part, kind, date, currency, category_id, by_plan, refunded, payee,
    group_id, ${saidRate}, ${amountOf[lens]} as amount
  from ${parts} and ${amountOf[lens]} <> 0`

/**
 * The single entries of a look, as rows that can be converted. Of somebody's own book ($1) those of
 * the currencies in $6; of groups, whatever the groups with the scopes in $6 spent, each under the
 * category it has in the own book.
 */
export const entriesOf = (lens: EntryLens) =>
  lens === 'group'
    ? ofGroups
    : ofBook(
        lens,
        'ledger_parts where scope = $1 and currency = any($6) and date between $3 and $4',
      )

/** The same, where $6 has none but other currencies: no plan for them can go wrong. */
export const foreignOf = (lens: EntryLens) =>
  lens === 'group' ? ofGroups : ofBook(lens, 'foreign_parts($1, $6, $3, $4) where true')

/** What to group by of day, kind, category and plan, and the rows that are asked about. */
interface Cut {
  readonly keys: readonly string[]
  readonly test?: string
  /** Whole months in $8 and the days besides in $9, in place of every day. */
  readonly isByMonth?: boolean
}

const listed = (keys: readonly string[]) => keys.map((key) => `${key}, `).join('')
const groupedBy = (keys: readonly string[]) => `group by (${keys.map((_, at) => at + 1).join()})`

const keptColumns = (lens: OwnLens, day: string, category: string) =>
  `${day} as date, kind, ${category}by_plan, ${lens} as amount, ${lens}_rows as rows,
    ${lens}_firsts as firsts`

const keptRows = (lens: OwnLens, table: string, day: string, condition: string) => {
  const category = table === 'ledger_totals' ? '' : 'category_id, '
  return `select ${keptColumns(lens, day, category)} from ${table}
    where scope = $1 and currency = $2 and ${condition} and ${lens}_rows > 0`
}

/** The fewest kept rows that tell apart what is asked for. */
function keptSource(lens: OwnLens, { keys, isByMonth = false }: Cut): string {
  if (isByMonth) {
    return `${keptRows(lens, 'ledger_months', 'month', 'month = any($8::date[])')}
      union all ${keptRows(lens, 'ledger_days', 'day', 'day = any($9::date[])')}`
  }
  const table = keys.includes('category_id') ? 'ledger_days' : 'ledger_totals'
  return keptRows(lens, table, 'day', 'day between $3 and $4')
}

/** What of them comes from the sums that are kept: all that is in the wanted currency. */
const keptSums = (lens: OwnLens, cut: Cut) => `
  select ${listed(cut.keys)}${wholeColumns}, sum(amount) as counted, sum(rows) as rows,
    sum(firsts) as firsts
  from (${keptSource(lens, cut)}) kept
  where ${cut.test ?? 'true'} ${groupedBy(cut.keys)} having count(*) > 0`

/** What comes from rows that were converted: what is known of them, and what has no rate. */
export const convertedSums = ({ keys, test = 'true' }: Pick<Cut, 'keys' | 'test'>) => `
  select ${listed(keys)}${gapColumns}, sum(counted) as counted,
    count(distinct entry_id) as rows, count(*) filter (where part = 0) as firsts
  from converted where ${test} ${groupedBy([...keys, 'currency'])} having count(*) > 0`

/**
 * Common tables that end in `sums`: what is known of a look by the keys asked for, and what has no
 * rate; with how many entries it is made of. A key may be there more than once.
 */
export function sumsOf(look: Pick<Look, 'lens' | 'others'>, cut: Cut): string {
  const { lens } = look
  if (lens === 'group') return `${converted(ofGroups)}, sums as (${convertedSums(cut)})`
  const kept = keptSums(lens, cut)
  if (isOwn(look)) return `${unconverted}, sums as (${kept})`
  return `${converted(foreignOf(lens))}, sums as (${kept} union all ${convertedSums(cut)})`
}

/** Whether all of a book is in the wanted currency. */
export const isOwn = ({ lens, others }: Pick<Look, 'lens' | 'others'>): boolean =>
  lens !== 'group' && others.length === 0
