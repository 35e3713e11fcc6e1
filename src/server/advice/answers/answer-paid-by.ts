import { groupScope } from '#contract/sync.ts'
import { firstDay, periodOf } from '#domain/advice/questions/period.ts'
import { money } from '#domain/advice/words.ts'
import { counted } from '#domain/counted.ts'
import { wordsOf } from '#domain/search/words.ts'
import { answered, cannot, type Question } from './answer.ts'
import type { KnownPerson } from './answer-book.ts'
import { limitsIn } from './limits.ts'
import { pick } from './names/name-order.ts'
import { expectedOf } from './rows/expected-of.ts'
import { billOrder, isPaidFor, isWho, paidFor } from './rows/paid-for.ts'
import { daysAsked, inPeriod } from './say.ts'
import { named } from './subject.ts'

/** Helga's share of the coffee: what she bears of it, whoever paid. */
const isShareAsked = ({ asked }: Question) =>
  asked.mentions.some(
    ({ names, text }) =>
      names.some(({ kind }) => kind === 'person') &&
      asked.said.includes(`${wordsOf(text.replace(/['’]s$/u, '')).join(' ')} share`),
  )

/** Those who are asked what they laid out, in the groups that are named: how much did Samir pay. */
export function payersAsked(question: Question): readonly KnownPerson[] {
  const { asked, book } = question
  const isPaid = /\b(?:pay|paid|lay out|laid out|spen[dt])\b(?! (?:me|us|back))/.test(
    asked.skeleton,
  )
  const isTheirs = asked.mentions.some(({ lead }) => /^(?:did|has|have)$/.test(lead))
  if (!(isPaid && isTheirs) && !isShareAsked(question)) return []
  const ids = named(question, 'person').map(({ id }) => id)
  const groups = named(question, 'group').map(({ id }) => id)
  return book.people
    .filter(({ id }) => ids.includes(id))
    .map((person) => ({
      ...person,
      members: person.members.filter(
        ({ groupId }) => groups.length === 0 || groups.includes(groupId),
      ),
    }))
    .filter(({ members }) => members.length > 0 || groups.length === 0)
}

/** A part that bills of others know nothing of: how it was paid, a tag, what is left out. */
function notOfBills(question: Question): string | null {
  const limits = limitsIn(question).words
  const { mentions } = question.asked
  const strange = mentions.find((one) => one.out !== null || pick(one, billOrder).length === 0)
  return strange?.text ?? (limits.replace(/[^\p{L}\d]/gu, '') === '' ? null : limits.trim())
}

/** The words of what it was for; none where nothing is named. */
const paidForWords = ({ asked }: Question): readonly string[] =>
  asked.mentions.filter((mention) => !isWho(mention)).flatMap(({ text }) => wordsOf(text))

interface Paid {
  readonly memberId: string
  readonly currency: string
  readonly amount: number
  readonly bills: number
}

/** What others bear of the bills: what else they spend is in no book of mine. */
async function sharesOf(
  { book }: Question,
  people: readonly KnownPerson[],
  values: readonly unknown[],
  what: string,
) {
  const { rows } = await book.book.db.query<Omit<Paid, 'bills'>>(
    `select part->>'memberId' as "memberId", currency, sum((part->>'amount')::bigint)::float8
        as amount
      from group_expenses, jsonb_array_elements(shares) part
      where scope = any($1) and date between $2 and $3 and part->>'memberId' = any($4)
        and ${isPaidFor('$5', '$6', '$7')}
      group by 1, 2 order by 2`,
    [...values],
  )
  const nameOf = (memberId: string) =>
    people.find((one) => one.members.some((member) => member.memberId === memberId))?.name
  const isIn = ({ members }: KnownPerson) =>
    rows.some((row) => members.some(({ memberId }) => memberId === row.memberId))
  const none = people.filter((one) => !isIn(one))
  return [
    ...none.map(({ name }) => `${name} has no share of the bills${what}.`),
    ...rows.map(({ memberId, amount, currency }) => {
      const share = money(book.facts, amount, currency)
      return `${nameOf(memberId)}’s share of the bills${what} is ${share}.`
    }),
    'What others spend besides is not in your book.',
  ]
}

/** My shares of the bills they paid, by how much of each they paid. */
async function sharesPaid({ book }: Question, values: readonly unknown[]) {
  const { facts } = book
  const { rows } = await book.book.db.query<Omit<Paid, 'memberId'>>(
    `select s.currency, count(*)::integer as bills, sum(round(s.share * paid.amount
        / nullif(e.amount, 0)))::float8 as amount
      from group_shares s join (select * from group_expenses
        where scope = any($1) and date between $2 and $3) e on e.id = s.expense_id
      cross join lateral (select sum((part->>'amount')::numeric) as amount
        from jsonb_array_elements(e.payers) part where part->>'memberId' = any($4)) paid
      where s.scope = $7 and s.share <> 0 and paid.amount > 0
        and ($5::text[] is null or lower(e.description) = any($5)
          or coalesce(s.category_id, e.category_id) = any($6::uuid[]))
      group by 1 order by 1`,
    [...values],
  )
  if (rows.length === 0) return ['Nothing was paid for you in your groups']
  return rows.map(
    ({ amount, currency, bills }) =>
      `For you it was ${money(facts, amount, currency)}, your share of ${counted(bills, 'bill')},`,
  )
}

/** What others paid of the bills of groups, in each currency. */
export async function answerPaidBy(question: Question, people: readonly KnownPerson[]) {
  const { asked, book } = question
  const { facts } = book
  const ever = periodOf(firstDay, facts.today, facts)
  const period = asked.periods.length > 0 ? daysAsked(question) : ever
  const strange = notOfBills(question)
  if (strange !== null) {
    return cannot([
      `I cannot answer the part “${strange}” of that question: of what others paid, only the ` +
        'bills of your groups are in your book.',
    ])
  }
  const { names, categoryIds, words: what } = paidFor(question)
  const members = people.flatMap((person) => person.members)
  const values = [
    members.map(({ groupId }) => groupScope(groupId)),
    ...[period.from, period.to, members.map(({ memberId }) => memberId)],
    ...[names, categoryIds, book.book.scope],
  ]
  if (isShareAsked(question)) {
    return answered(await sharesOf(question, people, values, what), { link: '/mcapp/groups' })
  }
  const { rows } = await book.book.db.query<Paid>(
    `select part->>'memberId' as "memberId", currency, sum((part->>'amount')::bigint)::float8
        as amount, count(*)::integer as bills
      from group_expenses, jsonb_array_elements(payers) part
      where scope = any($1) and date between $2 and $3 and part->>'memberId' = any($4)
        and ${isPaidFor('$5', '$6', '$7')}
      group by 1, 2 order by 2`,
    values,
  )
  const expected = await expectedOf(question, people, period, paidForWords(question))
  const sentences = people.flatMap((person) => {
    const own = rows.filter((row) => person.members.some((one) => one.memberId === row.memberId))
    const each = [...Map.groupBy(own, ({ currency }) => currency)].map(([currency, some]) => {
      const amount = some.reduce((sum, one) => sum + one.amount, 0)
      const count = counted(
        some.reduce((sum, one) => sum + one.bills, 0),
        'bill',
      )
      const paid = `${person.name} paid ${money(facts, amount, currency)}${what}`
      return `${paid} in your groups, in ${count}, `
    })
    const isTold = each.length > 0 || expected.some(({ who }) => who === person.id)
    const none = isTold ? [] : [`${person.name} paid nothing${what} in your groups `]
    return (each.length > 0 ? each : none).map((words) => `${words}${inPeriod(period)}.`)
  })
  sentences.push(...expected.map(({ said }) => said))
  if (/\bfor (?:me|us)\b/.test(asked.skeleton)) {
    const mine = await sharesPaid(question, values)
    return answered([...mine.map((words) => `${words} ${inPeriod(period)}.`), ...sentences], {
      link: '/mcapp/groups',
    })
  }
  const isSpent = /\bspen[dt]\b/.test(asked.skeleton)
  const shares = isSpent ? await sharesOf(question, people, values, what) : []
  return answered([...sentences, ...shares], { link: '/mcapp/groups' })
}
