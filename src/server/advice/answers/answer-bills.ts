import { groupScope } from '#contract/sync.ts'
import type { Facts } from '#domain/advice/facts.ts'
import type { MeantName } from '#domain/advice/questions/names.ts'
import { firstDay, type Period, periodOf } from '#domain/advice/questions/period.ts'
import { shapeOf } from '#domain/advice/questions/shape.ts'
import { dayWords, money } from '#domain/advice/words.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import { counted } from '#domain/counted.ts'
import { type AnswerTopic, answered, type Question } from './answer.ts'
import { isPaidFor, type PaidFor, paidFor } from './rows/paid-for.ts'
import { daysAsked, inPeriod, saidSum } from './say.ts'
import { named, subjectIn } from './subject.ts'
import { sumOf } from './sums.ts'

interface Paid {
  readonly memberId: string
  readonly currency: string
  readonly amount: number
  readonly bills: number
}

const all: PaidFor = { names: null, categoryIds: null, words: '' }

/** What each member laid out, the one who paid most first. */
async function paidIn({ book }: Question, groupId: string, { from, to }: Period, what: PaidFor) {
  const { rows } = await book.book.db.query<Paid>(
    `select part->>'memberId' as "memberId", currency, sum((part->>'amount')::bigint)::float8
        as amount, count(*)::integer as bills
      from group_expenses, jsonb_array_elements(payers) part
      where scope = $1 and date between $2 and $3 and (part->>'amount')::bigint > 0
        and ${isPaidFor('$4', '$5', '$6')}
      group by 1, 2 order by currency, amount desc`,
    [groupScope(groupId), from, to, what.names, what.categoryIds, book.book.scope],
  )
  return rows
}

async function billsIn({ book }: Question, groupId: string, { from, to }: Period, what = all) {
  const { rows } = await book.book.db.query<Omit<Paid, 'memberId'>>(
    `select currency, sum(amount)::float8 as amount, count(*)::integer as bills
      from group_expenses where scope = $1 and date between $2 and $3
        and ${isPaidFor('$4', '$5', '$6')} group by 1 order by 1`,
    [groupScope(groupId), from, to, what.names, what.categoryIds, book.book.scope],
  )
  return rows
}

const ofAll = shapeOf(
  String.raw`\b(?:total|altogether|in all|all in|overall|whole|together|all of us|us all`,
  String.raw`|for (?:all|everybody|everyone))\b`,
)

/** What a group took in total is more than the own share of it. */
export async function billsInTotal(
  question: Question,
  groups: readonly MeantName[],
  period: Period,
): Promise<readonly string[]> {
  const { asked, book } = question
  const isWhole = ofAll.test(asked.said)
  if (!isWhole || /\b(?:me|my|i)\b/.test(asked.said)) return []
  const sentences: string[] = []
  for (const { id, name } of groups) {
    const bills = await billsIn(question, id, period)
    const all = bills.map((one) => billWords(book.facts, one))
    if (all.length > 0) sentences.push(`All bills in ${name} come to ${all.join(' and ')}.`)
  }
  return sentences
}

const billWords = (facts: Facts, { amount, currency, bills }: Omit<Paid, 'memberId'>) =>
  `${money(facts, amount, currency)} in ${counted(bills, 'bill')}`

interface OneBill extends Omit<Paid, 'bills'> {
  readonly groupId: string
  readonly description: string
  readonly date: Day
}

/** Who paid for what is called so, in any group. */
async function whoPaid({ book }: Question, names: readonly string[]) {
  const { rows } = await book.book.db.query<OneBill>(
    `select group_id as "groupId", description, date, currency, part->>'memberId' as "memberId",
        (part->>'amount')::float8 as amount
      from group_expenses, jsonb_array_elements(payers) part
      where scope = any($1) and lower(description) = any($2) and (part->>'amount')::bigint > 0
      order by date desc, amount desc limit 10`,
    [book.groups.map(({ id }) => groupScope(id)), names.map((name) => name.toLowerCase())],
  )
  const sentences = rows.map(({ groupId, memberId, amount, currency, description, date }) => {
    const group = book.groups.find(({ id }) => id === groupId)
    const who = group ? nameIn(group, memberId, book.book.uid) : 'Somebody'
    const sum = money(book.facts, amount, currency)
    return `${who} paid ${sum} for ${description} on ${dayWords(book.facts, date)}.`
  })
  const own = `You entered ${names[0] ?? 'it'} yourself: it is no bill of a group.`
  return answered(sentences.length > 0 ? sentences : [own], { link: '/mcapp/groups' })
}

type Group = Question['book']['groups'][number]

function nameIn({ members }: Group, memberId: string, uid: string): string {
  const member = members.find((one) => one.memberId === memberId)
  return member?.uid === uid ? 'You' : (member?.name ?? 'Somebody')
}

/** All bills of a group, who paid how much of them, and the own share. */
export const answerBills: AnswerTopic = async (question) => {
  const { asked, book } = question
  const { facts } = book
  const ever = periodOf(firstDay, facts.today, facts)
  const period = asked.periods.length > 0 ? daysAsked(question) : ever
  const ids = new Set(named(question, 'group').map(({ id }) => id))
  const things = [...named(question, 'item'), ...named(question, 'place')].map(({ name }) => name)
  if (ids.size === 0 && things.length > 0) return whoPaid(question, things)
  const what = paidFor(question)
  const sentences: string[] = []
  for (const group of book.groups.filter(({ id }) => ids.has(id))) {
    const nameOf = (memberId: string) => nameIn(group, memberId, book.book.uid)
    const bills = await billsIn(question, group.id, period, what)
    const paid = await paidIn(question, group.id, period, what)
    const share = await sumOf(book.book, {
      ...{ ...subjectIn(question).filter, kind: 'expense' as const, period },
      groupIds: [group.id],
    })
    const sums = bills.map((one) => billWords(facts, one))
    const each = paid.map(
      (one) => `${nameOf(one.memberId)} paid ${money(facts, one.amount, one.currency)}.`,
    )
    const idle = group.members.filter((one) =>
      paid.every(({ memberId }) => memberId !== one.memberId),
    )
    const none = idle.map(({ memberId }) => `${nameOf(memberId)} paid nothing.`)
    sentences.push(
      sums.length === 0
        ? `There is no bill${what.words} in ${group.name} ${inPeriod(period)}.`
        : `The bills${what.words} in ${group.name} come to ${sums.join(' and ')} ` +
            `${inPeriod(period)}.`,
      ...each,
      ...(sums.length === 0 ? [] : [...none, `Your share of them is ${saidSum(facts, share)}.`]),
    )
  }
  const [only] = ids.size === 1 ? [...ids] : []
  return answered(sentences, { link: only ? `/mcapp/groups/${only}` : '/mcapp/groups' })
}
