import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openQuestion, plainAnswer } from '#server/advice/ask.ts'
import { briefOf } from '#server/advice/brief.ts'
import { previewQuestion } from '#server/advice/preview.ts'
import { readTodaysAdvice } from '#server/advice/todays-advice.ts'
import { requireProfile } from '#server/users/profiles.ts'
import { groceries, Household } from '../support/advice-fixture.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'
import { openModelProvider } from '../support/model-provider.ts'

/** Words that stand nowhere else: whatever holds one of them holds something of a person. */
const canaries = {
  own: 'Zorabel Quenthrop',
  member: 'Wilhelmyna Dragsholm-Vance',
  merchant: 'Torvald Enkelgaard',
  source: 'Ysolde Brackwater',
  debtor: 'Fenwick Aldershaw',
  note: 'Pelgrave Nunnery',
  goal: 'Gift for Marigoldine',
  group: 'Flat of Osric and Thessaly',
  category: 'Kneecap of Ludovica',
} as const
const stranger = 'Xanthippe Murgatroyd'
const email = 'zora.quenthrop@mail.example'
const numbers = {
  card: '4111 1111 1111 1111',
  cardTight: '4111111111111111',
  iban: 'DE89 3704 0044 0532 0130 00',
  phone: '+49 (0)30 901820-17',
  address: '14b Hollowmere Lane, 10115 Velburg',
  pin: '4821',
} as const

let provider: Awaited<ReturnType<typeof openModelProvider>>
let one: TestEngine
let home: Household
beforeAll(async () => {
  provider = await openModelProvider()
  provider.behave((_, says) => {
    says.piece('The facts do not say that.')
    says.stop()
  })
  const settings = { MODEL_PROVIDER: 'openai-compatible', MODEL_NAME: 'test' }
  one = await openTestEngine({ env: { ...settings, MODEL_URL: provider.url } })
  home = await Household.make(one)
  await home.plainLife()
  await fillBook()
  await one.engine.database.pool.query(
    'update users set ai_consent_to = $1, name = $2, email = $3',
    [one.engine.outside.model?.recipient, canaries.own, email],
  )
})
afterAll(async () => {
  await one.close()
  provider.close()
})

async function fillBook(): Promise<void> {
  const categoryId = randomUUID()
  const look = { icon: 'heart', color: 'sky', type: 'expense' }
  await home.run('categories.create', {
    doc: { id: categoryId, name: canaries.category, ...look },
  })
  const more = { merchant: canaries.merchant, notes: `${canaries.note} ${numbers.card}` }
  await home.add('expenses', home.monthly('Lessons', 4000, '08', { ...more, categoryId }))
  await home.spend('Lent', 9000, '2026-08-01', {
    categoryId: groceries,
    expectedBack: { amount: 9000, from: canaries.debtor, dueOn: '2026-09-01', settledBy: null },
  })
  await home.add('incomes', home.monthly('Gift', 2500, '03', { source: canaries.source }))
  await home.goal(canaries.goal, 100_000, {}, [[20_000, '2026-10-05']])
  const [groupId, me, other] = [randomUUID(), randomUUID(), randomUUID()]
  await home.run('groups.create', {
    doc: { id: groupId, name: canaries.group, currency: 'EUR' },
    memberId: me,
    placeholders: [{ memberId: other, name: canaries.member }],
  })
  await home.run('group_expenses.create', {
    groupId,
    doc: {
      id: randomUUID(),
      description: `Dinner with ${canaries.member}`,
      amount: 6960,
      currency: 'EUR',
      date: '2026-10-01',
      payers: [{ memberId: other, amount: 6960 }],
      split: { mode: 'equal', memberIds: [me, other] },
    },
  })
}

const profile = () => requireProfile(one.engine.database.pool, home.person.uid)

/** What went over the wire, and what the preview of the same question shows. */
async function sentFor(question: string | null) {
  await one.engine.database.pool.query('update users set ai_advice_count = 0')
  const before = provider.heard.length
  const { sent } = await previewQuestion(one.engine, await profile(), { question, before: [] })
  const { status } = await openQuestion(one.engine, await profile(), { question, before: [] })()
  const isSent = status === 'answered'
  expect(provider.heard).toHaveLength(before + (isSent ? 1 : 0))
  if (isSent) return { bytes: provider.heard.at(-1) ?? '', preview: sent ?? '' }
  expect(sent).toBeNull()
  return wouldBeSent(question)
}

/** A question without an answer stays here; what it would say is hidden all the same. */
async function wouldBeSent(question: string | null) {
  const today = await readTodaysAdvice(one.engine, await profile())
  const plain = await plainAnswer(today, { question, before: [] })
  const { saying } = await briefOf(await profile(), { question, plain, today })
  const messages = [{ content: saying.instructions }, { content: saying.text }]
  return {
    bytes: JSON.stringify({ messages }),
    preview: messages.map(({ content }) => content).join('\n\n'),
  }
}

/** Each word of three letters and more that only a person of this book has. */
const telling = [...Object.values(canaries), stranger, email.replaceAll(/[@.]/g, ' ')]
  .flatMap((name) => name.toLowerCase().split(/[\s-]+/))
  .filter((word) => word.length > 3 && !['gift', 'flat', 'with', 'mail', 'example'].includes(word))

const firstNames = telling.map((word) => word.slice(0, 6))

const digitsOf = (text: string) => text.replaceAll(/[^\d]/g, '')

const questions = [
  null,
  'How much did I spend on groceries last month?',
  ...Object.values(canaries).flatMap((name) => [
    `How much did I spend on ${name}?`,
    `what did ${name.toLowerCase()} cost me`,
    `WHAT ABOUT ${name.toUpperCase()}?`,
    `What about ${name}'s and ${name.split(' ')[0]}s things?`,
    `What does ${name.split(' ').at(-1)} owe me?`,
    `Do I owe ${name.split(' ')[0]}en anything?`,
    `What about ${Array.from(name).join('\u200b')}?`,
  ]),
  `How much did I lend to ${stranger}?`,
  `Did ${stranger.split(' ')[0]}’s rent come in?`,
  `How much did I pay at ${stranger}`,
  `My mail is ${email}, what is left?`,
  ...Object.values(numbers).map((number) => `What did I pay with ${number} this month?`),
  `Is ${numbers.cardTight.split('').join('-')} my card?`,
  `Is ${numbers.card.replaceAll('1', '１')} my card?`,
  'Is 411, 111, 111, 111, 111, 1 my card?',
  'Is 030–901–820:17 or 030.90.18.20.17 or 030*901*820 their phone?',
  'Is de89 3704 0044 0532 0130 00 or D-E-8-9-3704_0044 the account?',
  'Did zorabél pay, or ZÖRABEL, or zora-bel, or Quenthrops, or Dragsholms?',
  'My mail is zora.quenthrop (at) mail.example or zora-quenthrop@mail. example, what is left?',
] as const

describe('what leaves the server', () => {
  it.each(questions)(
    'holds nothing of a person, and is what the preview shows: %s',
    async (asked) => {
      const { bytes, preview } = await sentFor(asked)
      const { messages } = JSON.parse(bytes) as { messages: readonly { content: string }[] }
      expect(preview).toBe(messages.map(({ content }) => content).join('\n\n'))
      const low = bytes.toLowerCase()
      expect(firstNames.filter((word) => low.includes(word))).toEqual([])
      expect(Object.values(numbers).filter((number) => low.includes(number.toLowerCase()))).toEqual(
        [],
      )
      const { question: left } = JSON.parse(messages.at(-1)?.content ?? '{}') as {
        question: string
      }
      expect(digitsOf(left).length).toBeLessThan(4)
      for (const word of ['hollowmere', 'velburg', '10115', '4821', 'de89']) {
        expect(low).not.toContain(word)
      }
    },
  )

  it('still tells what was asked', async () => {
    const { bytes } = await sentFor(
      `How much did I spend on groceries with ${stranger} in October?`,
    )
    expect(bytes).toContain('How much did I spend on groceries with {{')
    expect(bytes).toContain('in October?')
  })
})
