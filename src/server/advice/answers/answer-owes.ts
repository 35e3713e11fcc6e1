import { shapeOf } from '#domain/advice/questions/shape.ts'
import { dayWords, money, plainRow } from '#domain/advice/words.ts'
import { isComing } from '#domain/loans/standing.ts'
import { sumAmounts } from '#domain/money/money.ts'
import { type AnswerTopic, answered, type PlainAnswer, type Question, unknown } from './answer.ts'
import type { AnswerBook, KnownPerson } from './answer-book.ts'
import { answerLoans } from './answer-loans.ts'
import { type Debt, debtsOf, debtsOfOthers, type OtherDebt } from './debts.ts'
import { isCalled } from './rows/came-back.ts'
import { saidOf } from './say.ts'
import { named } from './subject.ts'

const link = '/mcapp/groups'

/** A debt in a group, or money that is expected back for an expense. */
interface Open {
  readonly who: string
  readonly amount: number
  readonly currency: string
  readonly sentence: string
  readonly groupId: string | null
  readonly isOf: (person: KnownPerson) => boolean
}

async function openBetween({ book }: Question): Promise<readonly Open[]> {
  const { facts } = book
  const ofDebt = (debt: Debt): Open => ({
    who: debt.name,
    amount: debt.amount,
    currency: debt.currency,
    groupId: debt.groupId,
    isOf: ({ members }) => members.some(({ memberId }) => debt.memberIds.includes(memberId)),
    sentence:
      debt.amount > 0
        ? `${debt.name} owes you ${money(facts, debt.amount, debt.currency)} in ${debt.group}.`
        : `You owe ${debt.name} ${money(facts, -debt.amount, debt.currency)} in ${debt.group}.`,
  })
  const back = facts.back.map(
    ({ from, amount, dueOn, entry }): Open => ({
      who: from,
      amount,
      currency: entry.currency,
      groupId: null,
      isOf: (person) => isCalled(person, from),
      sentence:
        `${from} owes you ${money(facts, amount, entry.currency)} for ${entry.name}` +
        `${dueOn ? `, due on ${dayWords(facts, dueOn)}` : ''}.`,
    }),
  )
  return [...(await debtsOf(book)).map(ofDebt), ...back]
}

/** What is still owed on loans is owed as well. */
const openLoans = ({ book: { facts } }: Question): readonly Open[] =>
  facts.loans
    .filter((loan) => loan.balance > 0 && !isComing(loan, facts.today))
    .map(({ name, balance, currency }) => ({
      ...{ who: name, amount: -balance, currency, groupId: null, isOf: () => false },
      sentence: `You owe ${money(facts, balance, currency)} on the loan ${name}.`,
    }))

function totals({ book }: Question, open: readonly Open[]): readonly string[] {
  const { facts } = book
  const sumWhere = (isIn: (one: Open) => boolean) => {
    const some = open.filter(isIn)
    const sum = sumAmounts(
      some.map(({ amount, currency }) => book.book.inBook(Math.abs(amount), currency)),
    )
    const isAbout = some.some(({ currency }) => currency !== facts.currency)
    return some.length > 1 && sum !== null ? saidOf(facts, sum, { isAbout }) : null
  }
  const [toMe, byMe] = [sumWhere(({ amount }) => amount > 0), sumWhere(({ amount }) => amount < 0)]
  return [
    ...(toMe === null ? [] : [`In all ${toMe} is owed to you.`]),
    ...(byMe === null ? [] : [`In all you owe ${byMe}.`]),
  ]
}

const tell = (open: readonly Open[], more: readonly string[] = []) => {
  const [only] = open
  return answered([...open.map(({ sentence }) => sentence), ...more], {
    evidence: open.flatMap(({ groupId, who, amount, currency }) =>
      groupId ? [plainRow('groups', { id: groupId, name: who }, Math.abs(amount), currency)] : [],
    ),
    link: open.length === 1 && only?.groupId ? `${link}/${only.groupId}` : link,
  })
}

const owesWords = ({ facts }: AnswerBook, { from, to, amount, currency }: OtherDebt) =>
  `${from} owes ${to} ${money(facts, amount, currency)}`

/** All that is open in a group, also among the others. */
async function openIn(
  { book }: Question,
  groupIds: readonly string[],
  open: readonly Open[],
): Promise<PlainAnswer> {
  const groups = book.groups.filter(({ id }) => groupIds.includes(id))
  const mine = open.filter(({ groupId }) => groupId !== null && groupIds.includes(groupId))
  const others: string[] = []
  for (const group of groups) {
    const debts = await debtsOfOthers(book, group)
    if (debts.length === 0 && !mine.some(({ groupId }) => groupId === group.id)) {
      others.push(`Nothing is open in ${group.name}: everybody is even.`)
    }
    for (const debt of debts) {
      others.push(`${owesWords(book, debt)} in ${group.name}.`)
    }
  }
  return tell(mine, others)
}

const isMine = shapeOf(String.raw`\b(?:i|me|my|mine|us|we|our)\b`)

/** What two others owe each other in the groups I share with both. */
async function betweenOthers(
  { book }: Question,
  one: KnownPerson,
  other: KnownPerson,
): Promise<PlainAnswer> {
  const idsIn = ({ members }: KnownPerson, groupId: string) =>
    members.filter((member) => member.groupId === groupId).map(({ memberId }) => memberId)
  const groups = book.groups.filter(({ id }) => idsIn(one, id)[0] && idsIn(other, id)[0])
  if (groups.length === 0) {
    return unknown([`${one.name} and ${other.name} share no group with you.`], { link })
  }
  const sentences: string[] = []
  for (const group of groups) {
    const [ones, others] = [idsIn(one, group.id), idsIn(other, group.id)]
    const isOf = (ids: readonly string[], some: readonly string[]) =>
      some.some((id) => ids.includes(id))
    const debts = (await debtsOfOthers(book, group)).filter(
      ({ fromIds, toIds }) =>
        (isOf(fromIds, ones) && isOf(toIds, others)) ||
        (isOf(fromIds, others) && isOf(toIds, ones)),
    )
    sentences.push(
      ...debts.map((debt) => `${owesWords(book, debt)} in ${group.name}.`),
      ...(debts.length === 0
        ? [`${one.name} and ${other.name} owe each other nothing in ${group.name}.`]
        : []),
    )
  }
  const [only] = groups
  return answered(sentences, { link: groups.length === 1 ? `${link}/${only?.id}` : link })
}

/** Who owes whom, among all or with one person or in one group. */
export const answerGroups: AnswerTopic = async (question) => {
  const { asked, book } = question
  const open = await openBetween(question)
  const ids = named(question, 'person').map(({ id }) => id)
  const people = book.people.filter(({ id }) => ids.includes(id))
  const [one, other, third] = people
  if (one && other && !third && !isMine.test(asked.said)) {
    return betweenOthers(question, one, other)
  }
  if (people.length > 0) {
    const some = open.filter((one) => people.some((person) => one.isOf(person)))
    const even = people
      .filter((person) => !some.some((one) => one.isOf(person)))
      .map(({ name }) => `Nothing is open between you and ${name}: no one owes anything.`)
    return tell(some, even)
  }
  const groups = named(question, 'group').map(({ id }) => id)
  if (groups.length > 0) return openIn(question, groups, open)
  const isOfBank = /\bbanks?\b/.test(asked.said)
  if (isOfBank || named(question, 'loan').length > 0) return answerLoans(question)
  if (asked.mentions.length > 0) {
    const who = asked.mentions[0]?.text
    return unknown(
      [`I know nobody called ${who} in your groups, and nothing is expected back from them.`],
      { link },
    )
  }
  const isByMe = shapeOf(
    String.raw`\b(?:do|did|much|what) i (?:still )?owe\b|\bi owe\b|\bwhom do i\b`,
    String.raw`|\bwho (?:have|do|did|must|should) i (?:\S+ ){0,3}?pa(?:y|id)\b`,
  ).test(asked.skeleton)
  const isToMe = shapeOf(
    String.raw`\bowes?(?: \w+)? me\b|\bam i owed\b|\bowed to me\b|\bpay me back\b`,
    String.raw`|\bget back\b|\bexpect back\b|\bowes\b`,
  ).test(asked.skeleton)
  const all = isByMe && !/\bgroups?\b/.test(asked.skeleton) ? openLoans(question) : []
  const some = [...open, ...all].filter(({ amount }) =>
    isByMe && !isToMe ? amount < 0 : isToMe && !isByMe ? amount > 0 : true,
  )
  const worth = ({ amount, currency }: Open) => Math.abs(book.book.inBook(amount, currency) ?? 0)
  const most = some.toSorted((a, b) => worth(b) - worth(a))
  if (some.length > 0) return tell(most, totals(question, some))
  return answered(
    [
      isByMe
        ? 'You owe nobody anything: nothing is open in your groups or on loans.'
        : 'Nobody owes you anything: nothing is open in your groups.',
    ],
    { link },
  )
}
