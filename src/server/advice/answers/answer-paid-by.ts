import { groupScope } from '#contract/sync.ts'
import { namesSaying } from '#domain/advice/questions/names.ts'
import { firstDay, type Period, periodOf } from '#domain/advice/questions/period.ts'
import { money } from '#domain/advice/words.ts'
import { counted } from '#domain/counted.ts'
import { wordsOf } from '#domain/search/words.ts'
import { answered, type Question } from './answer.ts'
import type { KnownPerson } from './answer-book.ts'
import { daysAsked, inPeriod } from './say.ts'
import { named, pick } from './subject.ts'

/** Those who are asked what they laid out, in the groups that are named: how much did Samir pay. */
export function payersAsked(question: Question): readonly KnownPerson[] {
  const { asked, book } = question
  const isPaid = /\b(?:pay|paid|lay out|laid out|spen[dt])\b(?! (?:me|us|back))/.test(
    asked.skeleton,
  )
  const isTheirs = asked.mentions.some(({ lead }) => /^(?:did|has|have)$/.test(lead))
  if (!isPaid || !isTheirs) return []
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
    .filter(({ members }) => members.length > 0)
}

/** What it was paid for, where that is named besides: the names of bills that say so. */
function billsNamed({ asked, book }: Question): readonly string[] | null {
  const order = { person: 0, group: 1, item: 2, place: 2 } as const
  const things = asked.mentions.filter((mention) =>
    pick(mention, order).some(({ kind }) => kind === 'item' || kind === 'place'),
  )
  const names = things.flatMap((mention) => [
    ...pick(mention, order).map(({ name }) => name),
    ...namesSaying(book.vocabulary, wordsOf(mention.text)),
  ])
  return names.length > 0 ? [...new Set(names.map((name) => name.toLowerCase()))] : null
}

const forWords = ({ asked }: Question, bills: readonly string[] | null) => {
  const thing = asked.mentions.findLast(({ lead }) => lead === 'for')
  return bills === null || !thing ? '' : ` for “${thing.text}”`
}

interface Paid {
  readonly memberId: string
  readonly currency: string
  readonly amount: number
  readonly bills: number
}

/** What others bear of the bills: what else they spend is in no book of mine. */
async function sharesOf({ book }: Question, people: readonly KnownPerson[], days: Period) {
  const members = people.flatMap((person) => person.members)
  const { rows } = await book.book.db.query<Omit<Paid, 'bills'>>(
    `select part->>'memberId' as "memberId", currency, sum((part->>'amount')::bigint)::float8
        as amount
      from group_expenses, jsonb_array_elements(shares) part
      where scope = any($1) and date between $2 and $3 and part->>'memberId' = any($4)
      group by 1, 2 order by 2`,
    [
      members.map(({ groupId }) => groupScope(groupId)),
      ...[days.from, days.to, members.map(({ memberId }) => memberId)],
    ],
  )
  const nameOf = (memberId: string) =>
    people.find((one) => one.members.some((member) => member.memberId === memberId))?.name
  return [
    ...rows.map(({ memberId, amount, currency }) => {
      return `${nameOf(memberId)}’s share of the bills is ${money(book.facts, amount, currency)}.`
    }),
    'What others spend besides is not in your book.',
  ]
}

/** What others paid of the bills of groups, in each currency. */
export async function answerPaidBy(question: Question, people: readonly KnownPerson[]) {
  const { asked, book } = question
  const { facts } = book
  const ever = periodOf(firstDay, facts.today, facts)
  const period = asked.periods.length > 0 ? daysAsked(question) : ever
  const bills = billsNamed(question)
  const what = forWords(question, bills)
  const members = people.flatMap((person) => person.members)
  const { rows } = await book.book.db.query<Paid>(
    `select part->>'memberId' as "memberId", currency, sum((part->>'amount')::bigint)::float8
        as amount, count(*)::integer as bills
      from group_expenses, jsonb_array_elements(payers) part
      where scope = any($1) and date between $2 and $3 and part->>'memberId' = any($4)
        and ($5::text[] is null or lower(description) = any($5))
      group by 1, 2 order by 2`,
    [
      members.map(({ groupId }) => groupScope(groupId)),
      ...[period.from, period.to, members.map(({ memberId }) => memberId), bills],
    ],
  )
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
    const none = [`${person.name} paid nothing${what} in your groups `]
    return (each.length > 0 ? each : none).map((words) => `${words}${inPeriod(period)}.`)
  })
  const isSpent = /\bspen[dt]\b/.test(asked.skeleton)
  const shares = isSpent ? await sharesOf(question, people, period) : []
  return answered([...sentences, ...shares], { link: '/mcapp/groups' })
}
