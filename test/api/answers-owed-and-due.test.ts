import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openQuestion } from '#server/advice/ask.ts'
import { requireProfile } from '#server/users/profiles.ts'
import { groceries, Household, rent } from '../support/advice-fixture.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'

let one: TestEngine
let home: Household
beforeAll(async () => {
  one = await openTestEngine()
  home = await Household.make(one)
  one.moveTo('2026-11-19T12:00:00.000Z')
  await comeAndGo()
  await bought()
  await house()
})
afterAll(() => one.close())

/** A pension on the 25th, rent on the 1st, food every week with a budget. */
async function comeAndGo(): Promise<void> {
  const [pensionId] = await home.add('income_templates', [
    { description: 'Pension', amount: 121_500, frequency: 'monthly', startOn: '2026-11-25' },
  ])
  const rentId = await home.template('Rent', 89_000, { categoryId: rent, startOn: '2026-12-01' })
  await home.add('incomes', home.monthly('Pension', 121_500, '25', { templateId: pensionId }))
  await home.add('expenses', [
    ...home.monthly('Rent', 89_000, '01', { categoryId: rent, templateId: rentId }),
    ...home.monthly('Lidl', 4000, '07', { categoryId: groceries }),
    ...home.monthly('Edeka', (n) => 2000 + n * 100, '14', { categoryId: groceries }),
    { description: 'Edeka', amount: 2500, date: '2026-10-27', categoryId: groceries },
  ])
  await home.add('budgets', [
    {
      ...{ name: 'Food', categoryIds: [groceries], amount: 19_000, period: 'monthly' },
      startOn: '2026-01-01',
    },
  ])
}

/** A coat, what only names Lena, and what Greta is to pay back. */
async function bought(): Promise<void> {
  await home.add('expenses', [
    { description: 'Winter coat', amount: 24_000, date: '2026-09-28', merchant: 'Coat House' },
    { description: 'Present for Lena', amount: 4500, date: '2026-02-10' },
    { description: 'Dinner', amount: 8600, date: '2026-08-02', notes: 'with Lena' },
    { description: 'Market', amount: 1200, date: '2026-10-08', paymentMethod: 'cash' },
    {
      ...{ description: 'Concert', amount: 9000, date: '2026-06-12' },
      expectedBack: { amount: 4500, from: 'Greta', dueOn: '2026-07-01', settledBy: null },
    },
  ])
}

/** Heating oil of three, of which I paid all and bear 500.00; Tom has paid his part back. */
async function house(): Promise<void> {
  const [groupId, me, tom, ulla] = Array.from({ length: 4 }, () => randomUUID())
  await home.run('groups.create', {
    doc: { id: groupId, name: 'House 12', currency: 'EUR' },
    memberId: me,
    placeholders: [
      { memberId: tom, name: 'Tom Reed' },
      { memberId: ulla, name: 'Ulla Brandt' },
    ],
  })
  const parts = [
    { memberId: me, value: 50_000 },
    { memberId: tom, value: 70_000 },
    { memberId: ulla, value: 60_000 },
  ]
  const doc = {
    ...{ id: randomUUID(), description: 'Heating oil', amount: 180_000, currency: 'EUR' },
    ...{ date: '2026-10-06', payers: [{ memberId: me, amount: 180_000 }] },
    split: { mode: 'exact', parts },
  }
  await home.run('group_expenses.create', { groupId, doc })
  const paid = { id: randomUUID(), from: tom, to: me, amount: 70_000, currency: 'EUR' }
  await home.run('settlements.createMany', { groupId, docs: [{ ...paid, date: '2026-10-20' }] })
}

async function asked(question: string, before: readonly string[] = []) {
  const profile = await requireProfile(one.engine.database.pool, home.person.uid)
  return openQuestion(one.engine, profile, { question, before: [...before] })()
}

type Case = readonly [question: string, said: readonly (RegExp | string)[], before?: string]

const holds = (answer: string, said: Case[1]) => {
  for (const part of said) {
    if (typeof part !== 'string') expect(answer).toMatch(part)
    else if (part.startsWith('-')) expect(answer).not.toContain(part.slice(1))
    else expect(answer).toContain(part)
  }
}

const cases: readonly Case[] = [
  [
    'and than in September?',
    ['in October', 'in September', '€26.00 more'],
    'groceries in October?',
  ],
  [
    'and in September?',
    ['in October 2026', 'in September 2026', '-August', '-November'],
    'Did I spend more on groceries in October than in August?',
  ],
  ['What is due until the pension comes?', ['19 November 2026 to 24 November 2026', '25 November']],
  ['What did I spend since the last pension?', ['from 25 October 2026 to 19 November 2026']],
  ['Was habe ich seit der letzten Rente ausgegeben?', ['25 October 2026 to 19 November 2026']],
  ['How many days until my pension?', ['25 November 2026', 'in 6 days']],
  ['Have I paid the rent for December?', [/^Not yet: December 2026/, '1 December 2026', '-2025']],
  ['Have I already paid the rent for November?', [/^Yes\./, '€890.00']],
  ['Have I paid the rent for August?', [/^Yes\./, 'in August 2026']],
  ['What did Lena cost me?', ['€45.00 on Present for Lena', 'Dinner, 2 August 2026']],
  ['What did Greta cost me?', [/^You spent €45\.00 on what names Greta/]],
  ['Does Greta owe me money?', ['Greta owes you €45.00']],
  ['Does Ulla owe me money?', ['Ulla Brandt owes you €600.00 in House 12']],
  ['Does Ulla owe me?', ['Ulla Brandt owes you €600.00 in House 12']],
  ['How much does Ulla get from me?', ['Ulla Brandt owes you €600.00', '-paid you nothing']],
  ['When did Tom last pay me?', ['20 October 2026: €700.00']],
  ['What is my share of the heating oil?', ['€500.00', '€1,800.00 in all']],
  ['What did the heating oil cost?', ['€500.00', '€1,800.00 in all', '-Nothing was spent']],
  ['What did the coat cost?', [/^You spent €240\.00/]],
  ['and per day?', ['€10.00 a day, for 12 days, today included'], 'What is left for food?'],
  ['How much is left for food per day?', ['€10.00 a day']],
  ['paid in cash in October', ['€12.00 in cash in October 2026']],
  ['Did I buy groceries more often in October than in September?', ['Yes: once more', '3 times']],
  ['Share of groceries in my spending in October', [/That is \d+% of the/]],
]

describe('a plain question of what is owed, due and named', () => {
  it.each(cases.map((one) => ({ one, question: one[0] })))('$question', async ({ one }) => {
    const [question, said, before] = one
    const { answer, status } = await asked(question, before ? [before] : [])
    expect([question, status]).toEqual([question, 'answered'])
    holds(answer, said)
  })
})

describe('the rows below an answer', () => {
  const added = async (question: string) => {
    const { answer, evidence } = await asked(question)
    return { answer, sum: evidence.reduce((sum, { amount }) => sum + (amount ?? 0), 0), evidence }
  }

  it('are the own share of a bill, of which the others bear the rest', async () => {
    const { answer, sum } = await added('What did the heating oil cost?')
    expect([answer.slice(0, 17), sum]).toEqual(['You spent €500.00', 50_000])
  })

  it('are what something cost, of what was paid for it', async () => {
    const { sum, evidence } = await added('What did the concert cost?')
    expect([sum, evidence[0]?.of]).toEqual([4500, 9000])
  })

  it('have what came back among them', async () => {
    const boots = await home.spend('Boots', 13_000, '2026-09-15')
    await home.spend('Part refund', 3000, '2026-10-02', { refundOf: boots })
    const { answer, sum } = await added('What did the boots cost?')
    expect(answer).toMatch(/^You spent €100\.00/)
    expect(sum).toBe(10_000)
  })
})
