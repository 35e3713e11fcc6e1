import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openQuestion } from '#server/advice/ask.ts'
import { readTodaysAdvice } from '#server/advice/todays-advice.ts'
import { requireProfile } from '#server/users/profiles.ts'
import { groceries, Household, restaurants, subscriptions } from '../support/advice-fixture.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'
import { addLoan } from '../support/loans-fixture.ts'

let one: TestEngine
let home: Household
beforeAll(async () => {
  one = await openTestEngine()
  home = await Household.make(one)
  await house()
  await shops()
})
afterAll(() => one.close())

async function house(): Promise<void> {
  const [groupId, me, lars] = [randomUUID(), randomUUID(), randomUUID()]
  await home.run('groups.create', {
    doc: { id: groupId, name: 'Summer house', currency: 'EUR' },
    memberId: me,
    placeholders: [{ memberId: lars, name: 'Lars' }],
  })
  const bill = (description: string, amount: number, date: string) => ({
    ...{ id: randomUUID(), description, amount, currency: 'EUR', date },
    payers: [{ memberId: lars, amount }],
    split: { mode: 'equal', memberIds: [me, lars] },
  })
  for (const doc of [
    bill('Roof repair', 80_000, '2026-10-05'),
    bill('Firewood', 12_000, '2026-10-20'),
  ])
    await home.run('group_expenses.create', { groupId, doc })
}

async function shops(): Promise<void> {
  const at = (merchant: string, amount: number, date: string, categoryId = groceries) => ({
    ...{ description: 'Food', merchant, amount, date, categoryId },
  })
  await home.add('expenses', [
    ...[at('Netto', 4000, '2026-10-02'), at('Netto', 5000, '2026-10-09')],
    ...[at('Netto', 6000, '2026-11-02'), at('Bilka', 90_000, '2026-10-03')],
    at('Restaurants United', 1000, '2026-10-04', restaurants),
    at('Luigi', 5000, '2026-10-06', restaurants),
    ...home.monthly('Spotify', 1100, '08', { categoryId: subscriptions }),
    ...home.monthly('Kennel', (n) => (n === 4 ? 70_000 : 50_000), '09'),
  ])
  await home.add('incomes', home.monthly('Salary', 400_000, '01'))
}

type Case = readonly [string, readonly string[]]

it.each<Case>([
  ['How much did Lars pay for the firewood?', ['Lars paid €120.00 for “firewood”', '1 bill']],
  ['How much did Lars pay for the roof?', ['Lars paid €800.00', '-€920.00']],
  ['How much per visit at Netto?', ['€50.00 each time', '3 entries']],
  ['How many months have I paid Spotify?', ['in 11 months', 'January 2026 and November 2026']],
  ['Did I spend less than 600 at the kennel every month?', ['No: in 1 of', 'May 2026 €700.00']],
  [
    'Did I spend less than 800 at the kennel every month?',
    ['Yes: under €800.00 at Kennel in each'],
  ],
  ['When did I get paid last?', ['The last income was on 1 November 2026', 'Salary']],
  ['when was I paid last', ['The last income was on 1 November 2026']],
  ['Where do I buy groceries most often?', ['1. Netto: twice', '2. Bilka: once']],
  ['Which shop do I visit most often this year?', ['Spotify: 11 times']],
  [
    'How much did the roof repair cost?',
    ['€400.00', 'Roof repair is a bill of Summer house: €800.00 in all, €400.00 is your share.'],
  ],
  [
    'How much did we spend in Summer house?',
    ['come to €920.00 in 2 bills', 'Your share of them is €460.00'],
  ],
  [
    'How much did Summer house cost in total?',
    ['as your share', 'All bills in Summer house come to €920.00 in 2 bills.'],
  ],
  ['How much did Summer house cost me in total?', ['as your share', '-All bills']],
  ['How much did I spend at Netto and at Netto?', ['at Netto', '-Netto and at Netto']],
  [
    'How much will I spend this month?',
    ['You spent €571.00 in November 2026 so far', 'a usual month costs'],
  ],
  ['How much on average at restaurants per visit?', ['€30.00 each time', '2 entries']],
])('answers all of it: %s', async (question, said) => {
  const { answer, status } = await asked(question)
  expect([question, status]).toEqual([question, 'answered'])
  for (const part of said) {
    if (part.startsWith('-')) expect(answer).not.toContain(part.slice(1))
    else expect(answer).toContain(part)
  }
})

it('tells what stayed before loan payments, and advises after them', async () => {
  const loan = { startOn: '2026-06-01', firstPaymentOn: '2026-07-01', posting: 'by-hand' }
  expect((await asked('How much was left last month?')).answer).not.toContain('loan')
  await addLoan(one, home.person, {
    ...loan,
    annualRateBps: 0,
    principal: 120_000,
    termPeriods: 12,
  })
  const { answer } = await asked('How much was left last month?')
  expect(answer).toContain('stayed')
  expect(answer).toContain('That is before loan payments of €100.00 besides.')
  const profile = await requireProfile(one.engine.database.pool, home.person.uid)
  const { known } = await readTodaysAdvice(one.engine, profile)
  expect(known.facts.months.at(-1)?.onLoans).toBe(10_000)
})

it('shows a row for each who owes, also in one group', async () => {
  const groupId = randomUUID()
  const [me, ...others] = [randomUUID(), randomUUID(), randomUUID()]
  await home.run('groups.create', {
    doc: { id: groupId, name: 'Choir', currency: 'EUR' },
    memberId: me,
    placeholders: others.map((memberId, at) => ({ memberId, name: at === 0 ? 'Ida' : 'Bo' })),
  })
  const doc = {
    ...{ id: randomUUID(), description: 'Hall', amount: 9000, currency: 'EUR', date: '2026-11-02' },
    payers: [{ memberId: me, amount: 9000 }],
    split: { mode: 'equal', memberIds: [me, ...others] },
  }
  await home.run('group_expenses.create', { groupId, doc })
  const { answer, evidence } = await asked('Who owes me money?')
  expect(answer).toContain('Ida owes you €30.00 in Choir.')
  expect(evidence.map(({ words, amount }) => [words, amount]).toSorted()).toEqual([
    ['Bo', 3000],
    ['Ida', 3000],
  ])
})

it('says first what was asked for, of a month or of a year', async () => {
  await home.template('Chess club', 1500, { categoryId: subscriptions })
  const cost = async (question: string) => (await asked(question)).answer
  expect(await cost('How much do subscriptions cost me per month?')).toMatch(
    /^Your 2 subscriptions cost €26\.00 a month, €312\.00 in the next twelve months\./,
  )
  expect(await cost('What do subscriptions cost me a year?')).toMatch(
    /^Your 2 subscriptions cost €312\.00 in/,
  )
})

it('names the part it cannot answer', async () => {
  const { answer, status } = await asked('Spotify since the price rise?')
  expect(status).not.toBe('answered')
  expect(answer).toContain('“since the price rise”')
})

it('takes what has its own subject for no follow-up', async () => {
  const { answer } = await asked('purchases between 400 and 500', [
    'How much did I spend at Netto?',
  ])
  expect(answer).not.toContain('Netto')
})

async function asked(question: string, before: readonly string[] = []) {
  const profile = await requireProfile(one.engine.database.pool, home.person.uid)
  return openQuestion(one.engine, profile, { question, before: [...before] })()
}
