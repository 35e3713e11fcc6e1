import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openQuestion } from '#server/advice/ask.ts'
import { requireProfile } from '#server/users/profiles.ts'
import { groceries, Household, subscriptions } from '../support/advice-fixture.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'

let one: TestEngine
let home: Household
beforeAll(async () => {
  one = await openTestEngine()
  home = await Household.make(one)
  one.moveTo('2026-11-19T12:00:00.000Z')
  await furnish()
  await walk()
})
afterAll(() => one.close())

/** Somebody retired: a pension, a little interest, one shop and a phone. */
async function furnish(): Promise<void> {
  await home.add('incomes', [
    ...home.monthly('Pension', (n) => (n < 6 ? 164_000 : 169_000), '01'),
    { description: 'Interest', amount: 1510, date: '2026-03-31' },
    { description: 'Interest', amount: 1680, date: '2026-09-30' },
  ])
  await home.add('expenses', [
    ...home.monthly('Telekom', 1999, '15', { categoryId: subscriptions }),
    ...home.monthly('Chair', 60_000, '20'),
    ...home.monthly('Corner Shop', 4000, '07', { categoryId: groceries }),
    ...home.monthly('Corner Shop', (n) => 2000 + n * 100, '14', { categoryId: groceries }),
    { description: 'Opera house', amount: 7200, date: '2026-05-16', expectedBack: owed },
  ])
}
const owed = { amount: 3600, from: 'Irmgard', dueOn: '2026-06-01', settledBy: null }

/** A club in which Irmgard Seidel bears 24.00 of a ride, and Walter Koch nothing. */
async function walk(): Promise<void> {
  const [groupId, me, irmgard, walter] = Array.from({ length: 4 }, () => randomUUID())
  await home.run('groups.create', {
    doc: { id: groupId, name: 'Walking club', currency: 'EUR' },
    memberId: me,
    placeholders: [
      { memberId: irmgard, name: 'Irmgard Seidel' },
      { memberId: walter, name: 'Walter Koch' },
    ],
  })
  const doc = {
    ...{ id: randomUUID(), description: 'Cable car', amount: 3600, currency: 'EUR' },
    ...{ date: '2026-11-07', payers: [{ memberId: me, amount: 3600 }] },
    split: {
      mode: 'exact',
      parts: [
        { memberId: me, value: 1200 },
        { memberId: irmgard, value: 2400 },
      ],
    },
  }
  await home.run('group_expenses.create', { groupId, doc })
}

async function asked(question: string, before: readonly string[] = []) {
  const profile = await requireProfile(one.engine.database.pool, home.person.uid)
  return openQuestion(one.engine, profile, { question, before: [...before] })()
}

const shop = ['How much did I spend at Corner Shop in October?']

/** October: 40.00 and 29.00 at the shop, each month before one euro less. */
const onGoing: readonly (readonly [string, readonly string[]])[] = [
  ['which was the largest?', ['at Corner Shop in October 2026', '€40.00']],
  ['what was the dearest one?', ['at Corner Shop in October 2026', '€40.00']],
  ['how much is that per visit?', ['€34.50 each time at Corner Shop, in October 2026']],
  ['is that more than usual?', ['You spent €69.00 at Corner Shop in October 2026', 'Yes']],
]

describe('a question of what was told just before', () => {
  it.each(onGoing)('goes on with the shop and its month: %s', async (question, said) => {
    const { answer } = await asked(question, shop)
    for (const part of said) expect(answer).toContain(part)
  })

  it('looks through the months for what it names, and ranks what was listed', async () => {
    const year = ['How much did I spend at Corner Shop this year?']
    const month = await asked('in which month was it the most?', year)
    expect(month.answer).toContain('in November 2026 so far: €70.00')
    const dearest = await asked('which is the dearest?', ['What subscriptions do I have?'])
    expect(dearest.answer).toContain('Telekom')
  })
})

/** What is asked, and what has to be said; behind a dash, what must not be. */
const cases: readonly (readonly [string, readonly string[]])[] = [
  ['How much interest did I get this year?', ['€31.90 came in from Interest', '-loan']],
  ['Interest received in 2026', ['€31.90 came in from Interest']],
  ['How much interest do I pay?', ['no loan']],
  // 4 of 1,690.00 and 2 of 1,640.00 from May to October.
  ['What is the average pension?', ['€1,673.33 a month from Pension', '-€0.00']],
  ['How often did I get pension this year?', ['11 times', '€18,290.00', '-spent']],
  ['What was the biggest pension?', ['€1,690.00', '-There is nothing']],
  ['Did I get more pension in July than in June?', ['Yes', '€50.00 more', '-spent']],
  ['How much will I get in December?', ['Pension', '1 December 2026', '-Chair']],
  ['How much was the bill of 7 October?', ['You spent €40.00 on 7 October 2026', '-2027']],
  ['Have I paid the Telekom bill in November?', ['You spent €19.99 on Telekom in November 2026']],
  ['What did I spend with Irmgard this year?', ['€12.00', 'as your share', '-Nothing']],
  ['What did I spend on the opera with Irmgard?', ['-€36.00 at Opera']],
  ['How much does Irmgard Seidel owe me?', ['€24.00 in Walking club', '€36.00 for Opera house']],
  ['What is Irmgard’s share of the cable car?', ['Irmgard Seidel’s share', '€24.00', '-You']],
  ['What is Walter’s share of the cable car?', ['Walter Koch has no share', '-€']],
  ['What is my share of the cable car?', ['€12.00']],
]

describe('a plain question', () => {
  it.each(cases)('has an answer of its own rows: %s', async (question, said) => {
    const { answer } = await asked(question)
    for (const part of said) {
      if (part.startsWith('-')) expect(answer).not.toContain(part.slice(1))
      else expect(answer).toContain(part)
    }
  })

  it('passes over nobody: more than on myself is no month before', async () => {
    const { status, answer } = await asked('Did I spend more at Corner Shop than on myself?')
    expect(status).not.toBe('answered')
    expect(answer).toContain('myself')
  })
})
