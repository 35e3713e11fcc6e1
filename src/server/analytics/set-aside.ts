import { type Day, earlierDay, monthOf, monthRange } from '#domain/calendar/calendar.ts'
import { type Booked, bookedWithinDays, notInBook } from '#domain/loans/in-book-already.ts'
import { isAboutIn, sumCounted } from '#domain/money/convert-totals.ts'
import { type TypedRate, valueIn } from '#domain/money/rates.ts'
import { openInstalments } from '../loans/open-instalments.ts'
import { readRateTable } from '../rates/rates.ts'
import type { Look, Span } from './look.ts'
import type { Planned } from './plans.ts'

/** Paid on loans, still due on them, and put into goals: no spending, and not to be spent. */
export const asideParts = ['repaid', 'due', 'saved'] as const
export type AsidePart = (typeof asideParts)[number]

interface StoredAside {
  readonly of: AsidePart
  readonly from: 'expenses' | 'loans' | 'goals' | 'group_goals'
  readonly id: string
  readonly groupId: string | null
  readonly date: Day
  readonly description: string
  readonly amount: number
  readonly currency: string
  readonly rate: TypedRate | null
  /** A payment that no expense is known for; there may be one all the same. */
  readonly isLoose: boolean
  /** All of an instalment of which this is a part. */
  readonly whole: number | null
  readonly accountId: string | null
}

export type AsideRow = StoredAside & Booked

/** The first day a loan is kept here. */
export const trackedFrom = 'coalesce(l.track_from, (l.created_at at time zone u.timezone)::date)'

/**
 * Of the days from $3 to $4. Instalments before a loan is kept here count as paid on their days,
 * unless a payment of one of them says so; one of a later instalment is another payment. After $5
 * the interest of instalments that are expenses is planned.
 */
const asideText = `
  select 'repaid' as of, 'expenses' as "from", p.entry_id as id, null::uuid as "groupId", p.date,
    p.payee as description, p.repaid as amount, p.currency, p.rate, false as "isLoose",
    null::bigint as whole, null::uuid as "accountId"
  from ledger_parts p where p.scope = $1 and p.date between $3 and $4 and p.repaid <> 0
  union all
  select 'repaid', 'loans', l.id, null, p.date, l.name, p.amount, l.currency, null, true, null, null
  from payments p join loans l on l.scope = p.scope and l.id = p.loan_id
  where p.scope = $1 and p.date between $3 and $4 and p.expense_id is null
  union all
  select 'repaid', 'loans', l.id, null, a.date, l.name, a.payment + a.fees, l.currency, null, true,
    null, null
  from loans l join users u on u.id = $2
    join amortization a on a.scope = l.scope and a.loan_id = l.id
  where l.scope = $1 and a.date between $3 and $4 and a.payment + a.fees > 0
    and a.date < ${trackedFrom}
    and not exists (select from payments p where p.scope = l.scope and p.loan_id = l.id
      and p.type <> 'extra-principal' and abs(p.date - a.date) <= ${bookedWithinDays}
      and coalesce(p.due_on, a.date) < ${trackedFrom})
  union all
  select 'due', 'loans', o.id, null, o.date, o.name,
    case when o.posting = 'expense' and o.date > $5 then o.repays else o.amount end,
    o.currency, null, o.posting <> 'expense',
    case when o.posting = 'expense' then o.amount end, o.pay_from_id
  from (${openInstalments}) o where o.date <= $4
  union all
  select 'saved', 'goals', g.id, null, c.date, g.name,
    case c.kind when 'contribution' then c.amount else -c.amount end, g.currency, null, false,
    null, null
  from goals g join contributions c on c.scope = g.scope and c.goal_id = g.id
  where g.scope = $1 and g.status <> 'archived' and c.date between $3 and $4
    and not (c.kind = 'contribution' and c.is_opening)
  union all
  select 'saved', 'group_goals', t.id, g.id, c.date, t.name,
    case c.kind when 'contribution' then c.amount else -c.amount end, t.currency, null, false,
    null, null
  from groups g, jsonb_array_elements(g.members) m, group_contributions c
    join group_goals t on t.scope = c.scope and t.id = c.goal_id
  where g.member_ids @> array[$2::uuid] and m->>'uid' = $2::text and c.scope = g.scope
    and c.member_id = (m->>'memberId')::uuid and t.status <> 'archived'
    and c.date between $3 and $4`

/** Plain expenses that are as much as one of these payments. */
const alikeText = `select date, amount, currency, rate from expenses e
  where e.scope = $1 and e.date between $2 and $3 and e.loan_principal is null
    and e.refund_of is null and e.expected_back is null
    and (e.amount, e.currency) in (select * from unnest($4::bigint[], $5::text[]))`

type Entry = Pick<StoredAside, 'date' | 'amount' | 'currency' | 'rate'>

type Whose = Pick<Look, 'db' | 'scope' | 'uid' | 'currency' | 'today'>

interface Besides {
  /** What templates still bring. */
  readonly coming: readonly Booked[]
  /** Up to this day the interest of instalments counts here, after it among what is planned. */
  readonly interestUntil?: Day
}

/** What templates still bring, as a book has it. */
export const comingOf = (planned: readonly Planned[]): readonly Booked[] =>
  planned.flatMap(({ day, amount, accountId, source }) =>
    source.from === 'expense_templates'
      ? [{ ...source, date: day, counted: amount, accountId }]
      : [],
  )

/** What of a month is set aside or paid back, row by row; what is planned is not counted twice. */
export async function readAside(
  look: Whose,
  month: Span,
  { coming, interestUntil = look.today }: Besides,
): Promise<readonly AsideRow[]> {
  const { db, scope, uid, currency, today } = look
  const { from, to } = month
  const values = [scope, uid, from, to, interestUntil]
  const { rows } = await db.query<StoredAside>({ name: 'set aside', text: asideText, values })
  const loose = rows.filter(({ isLoose }) => isLoose)
  const alike = loose.length > 0 ? await readAlike(look, month, loose) : []
  const currencies = [currency, ...rows.map((row) => row.currency)]
  const rates = await readRateTable(db, scope, { currencies, from, till: today })
  const booked = <Row extends Entry>(row: Row): Row & Booked => {
    const known = { ...row, date: earlierDay(row.date, today) }
    return { ...row, counted: valueIn(known, currency, rates) }
  }
  const known = rows.filter(({ isLoose, whole }) => !isLoose && whole === null).map(booked)
  return [
    ...known,
    ...besidePlans(rows, coming).map(booked),
    ...notInBook(loose.map(booked), [...alike.map(booked), ...coming]),
  ]
}

/** What of instalments that become expenses pays a loan back, unless a template brings them. */
function besidePlans(rows: readonly StoredAside[], coming: readonly Booked[]) {
  const due = rows.flatMap((row) =>
    row.whole === null ? [] : [{ ...row, row, amount: row.whole, counted: row.whole }],
  )
  const planned = coming.map((one) => ({ ...one, counted: one.amount }))
  return notInBook(due, planned).map(({ row }) => row)
}

/** What falls due on loans up to a day, as what is safe to spend takes it off. */
export async function readDue(look: Look, planned: readonly Planned[], to: Day) {
  if (look.lens === 'group') return []
  const { from } = monthRange(monthOf(look.today))
  const aside = await readAside(look, { from, to }, { coming: comingOf(planned) })
  return aside.filter(({ of }) => of === 'due')
}

async function readAlike({ db, scope }: Whose, { from, to }: Span, loose: readonly StoredAside[]) {
  const sums = [loose.map(({ amount }) => amount), loose.map(({ currency }) => currency)]
  const { rows } = await db.query<Entry>({
    name: 'alike expenses',
    text: alikeText,
    values: [scope, from, to, ...sums],
  })
  return rows
}

/** What is known of one part, what has no rate, and whether some was converted. */
export function sumAside(rows: readonly AsideRow[], of: AsidePart, to: string) {
  const some = rows.filter((row) => row.of === of)
  return { ...sumCounted(some), isAbout: isAboutIn(some, to) }
}
