import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatAmount } from '#domain/money/money.ts'
import { openQuestion } from '#server/advice/ask.ts'
import { readDashboard } from '#server/dashboard/read-dashboard.ts'
import { requireProfile } from '#server/users/profiles.ts'
import { Household } from '../support/advice-fixture.ts'
import { lookOf } from '../support/analytics-fixture.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'

let one: TestEngine
beforeAll(async () => {
  one = await openTestEngine()
})
afterAll(() => one.close())

async function ask({ person }: Household, question: string): Promise<string> {
  const profile = await requireProfile(one.engine.database.pool, person.uid)
  const { answer } = await openQuestion(one.engine, profile, { question, before: [] })()
  return answer
}

async function shown({ person }: Household) {
  const look = await lookOf(one, person.uid)
  return readDashboard(look, '2026-11')
}

const euros = (amount: number | null | undefined) => formatAmount(amount ?? 0, 'EUR', 'en-GB')

/** An income in dollars and two bills that are written down for days to come. */
async function withAhead(): Promise<Household> {
  const home = await Household.make(one)
  await home.add('incomes', [
    { description: 'Salary', amount: 100_000, date: '2026-11-01' },
    { description: 'Lecture', amount: 90_000, date: '2026-11-25', currency: 'USD' },
  ])
  await home.spend('Rent', 60_000, '2026-11-02')
  await home.spend('Drogerie', 2500, '2026-11-18')
  await home.spend('Netflix', 1599, '2026-11-20')
  await home.template('Gym', 4000, { startOn: '2026-11-22' })
  await home.goal('Bike', 200_000, {}, [[30_000, '2026-11-15']])
  return home
}

const wholeBudget = (amount: number) => ({
  ...{ name: 'Everything', amount, period: 'monthly', startOn: '2026-11-01' },
  categoryIds: [],
})

describe('what one can afford', () => {
  it('counts what is entered ahead, as the dashboard does', async () => {
    const home = await withAhead()
    const { safeToSpend, income, spending } = await shown(home)
    const left = safeToSpend?.basis === 'income' ? safeToSpend.left : null
    expect(left).toBeGreaterThan(50_000)
    const answer = await ask(home, 'Can I afford 500 euros for a bike?')
    expect(answer).toMatch(
      /^Yes, if the income .* ahead \(≈\u00a0€792\.20 has not come yet\): €500\.00 fits in/,
    )
    expect(answer).toContain(`≈\u00a0${euros((left ?? 0) - 50_000)} would be left`)
    expect(answer).toContain(
      `≈\u00a0${euros(safeToSpend?.perDay)} is safe to spend today, so it would take from the days`,
    )
    expect(answer).toContain(`≈\u00a0${euros(income.ahead?.amount)} of income is entered ahead`)
    expect(answer).toContain(`${euros(spending.ahead?.amount)} is entered ahead`)
    expect(answer).toContain('€40.00 still comes by plan')
    expect(answer).toContain('€300.00 is put into goals')
    expect(answer).toContain(`So ≈\u00a0${euros(left)} is free this month`)
  })

  it('needs the budget and the month, and says which of them has too little', async () => {
    const home = await withAhead()
    await home.add('budgets', [wholeBudget(500_000)])
    const none = await ask(home, 'Can I afford 900 euros for a bike?')
    expect(none).toMatch(
      /^No: €900\.00 is ≈\u00a0€\S+ more than is free this month, though it fits/,
    )
    const both = await ask(home, 'Can I afford 500 euros for a bike?')
    expect(both).toMatch(
      /^Yes, if .*: €500\.00 fits into Everything and into the month, and ≈\u00a0€/,
    )
    const least = /So ≈\u00a0€([\d.,]+) is free this month/.exec(both)?.[1]
    expect(both).toContain(
      `≈\u00a0${euros(Number(least?.replace('.', '')) - 50_000)} of the month would be left`,
    )

    const tight = await withAhead()
    await tight.add('budgets', [wholeBudget(100_000)])
    const answer = await ask(tight, 'Can I afford 500 euros for a bike?')
    expect(answer).toMatch(/^No: €500\.00 is €180\.99 more than Everything has, though the month/)
    expect(answer).toContain('has €359.01 left until 30 November 2026, less €40.00 to come')
  })
})

describe('what is usual until the month ends', () => {
  it('is taken off before a price is said to fit', async () => {
    const home = await Household.make(one)
    const salary = { description: 'Salary', amount: 100_000 }
    await home.add('incomes', [
      { ...salary, date: '2026-10-01' },
      { ...salary, date: '2026-11-01' },
    ])
    await home.add('expenses', home.monthly('Food', 30_000, '20'))
    const answer = await ask(home, 'Can I afford 900 euros?')
    expect(answer).toContain('So €1,000.00 is free this month.')
    expect(answer).toContain('€300.00 more is usual until 30 November 2026, so €700.00 is free')
    expect(answer).toMatch(/^No: €900\.00 is €200\.00 more than is free this month\./)
    expect(await ask(home, 'Can I afford 600 euros?')).toMatch(/^Yes: .* €100\.00 would be left/)
  })
})

describe('what accounts hold', () => {
  const questions = [
    'Can I afford 500 euros for a bike?',
    'Can I afford 500 euros in December?',
    'What will be left at the end of the month?',
  ]

  it('is told beside what comes and goes, and where none are kept, that too', async () => {
    const home = await withAhead()
    const months = ['2026-08-01', '2026-09-01', '2026-10-01']
    const salary = { description: 'Salary', amount: 100_000 }
    await home.add(
      'incomes',
      months.map((date) => ({ ...salary, date })),
    )
    const none = 'You keep no account here, so what is in the bank is not known.'
    for (const question of questions) expect(await ask(home, question)).toContain(none)
    const opening = { openingBalance: 123_456, openingOn: '2026-11-01' }
    const doc = { id: randomUUID(), name: 'Giro', kind: 'current', currency: 'EUR', ...opening }
    await home.run('accounts.create', { doc })
    const told = 'What your accounts hold is not counted in.\n'
    for (const [at, question] of questions.entries()) {
      const answer = await ask(home, question)
      expect(answer).toContain('Giro: €1,234.56 today.')
      // Where a month has not enough, this one or a later one, what is there answers it.
      if (at < 2) expect(answer).toMatch(/^Yes, from your accounts: they hold €1,234\.56\. €500/)
      expect(answer.includes(told)).toBe(at === 2)
      expect(answer).not.toContain(none)
    }
  })
})

describe('the month, asked about in words', () => {
  it('leaves at its end what the dashboard says is left', async () => {
    const home = await withAhead()
    const { safeToSpend } = await shown(home)
    const left = safeToSpend?.basis === 'income' ? safeToSpend.left : null
    for (const question of [
      'How much will I have left at the end of November?',
      'How much will I have left at the end of the month?',
      'How much do I have left at the end of the month?',
    ]) {
      const answer = await ask(home, question)
      expect(answer).toContain(`≈\u00a0${euros(left)} is left until 30 November 2026`)
      expect(answer).toContain('of income is entered ahead')
    }
  })

  it('has the figure of the dashboard for what is safe to spend, and how it is made', async () => {
    const home = await withAhead()
    const byIncome = await shown(home)
    const first = await ask(home, 'What is safe to spend today?')
    expect(first).toContain(`≈\u00a0${euros(byIncome.safeToSpend?.perDay)} is safe to spend today`)
    expect(first).toContain('over 16 days, today included')
    expect(await ask(home, 'How much can I spend today?')).toBe(first)
    await home.add('budgets', [wholeBudget(100_000)])
    const byBudget = await shown(home)
    const answer = await ask(home, 'What is safe to spend today?')
    expect(answer).toContain(`${euros(byBudget.safeToSpend?.perDay)} is safe to spend today`)
    expect(answer).toContain('Everything: €359.01 left, less €40.00 to come, over 16 days')
  })
})

describe('what is safe where budgets allow more than the month has', () => {
  it('is what the month has, with what the budgets leave and which is tighter still', async () => {
    const home = await withAhead()
    const groceries = ['019b0000-0000-7000-8000-000000000100']
    const pounds = { name: 'Going out', currency: 'GBP', categoryIds: groceries }
    await home.add('budgets', [wholeBudget(5_000_000), { ...wholeBudget(1600), ...pounds }])
    const { safeToSpend } = await shown(home)
    if (safeToSpend?.basis !== 'income') throw new Error('The month has less.')
    const answer = await ask(home, 'How much can I still spend today?')
    expect(answer).toContain(`≈\u00a0${euros(safeToSpend.perDay)} is safe to spend today`)
    expect(answer).toContain('over 16 days, today included')
    expect(answer).toMatch(/Your budgets allow more: €[\d,.]+ a day\./)
    expect(answer).toMatch(/Going out alone allows less: £1\.00 \(≈\u00a0€1\.\d\d\) a day\./)
  })
})

describe('a question that names a currency', () => {
  it('counts what is written in it alone, and answers in it', async () => {
    const home = await Household.make(one)
    await home.add('incomes', [
      { description: 'Salary', amount: 100_000, date: '2026-11-01' },
      { description: 'Lecture', amount: 90_000, date: '2026-11-03', currency: 'USD' },
    ])
    await home.spend('Hotel', 8000, '2026-11-04', { currency: 'GBP' })
    await home.spend('Shop', 1000, '2026-11-05')
    const dollars = await ask(home, 'How much did I earn in dollars in November?')
    expect(dollars).toMatch(
      /^US\$900\.00 \(≈\u00a0€[\d.]+ with a rate of 29 September 2026\) came in in USD in November/,
    )
    expect(dollars).toContain('All of it, converted to USD: ≈')
    const many = await ask(home, 'How many dollars did I earn in November?')
    expect(dollars.startsWith(many)).toBe(true)
    expect(dollars).not.toContain('still ahead')
    await home.add('incomes', [
      { description: 'Lecture', amount: 20_000, date: '2026-11-25', currency: 'USD' },
    ])
    const more = await ask(home, 'How much did I earn in dollars in November?')
    expect(more).toMatch(
      /^US\$900\.00 .*\nUS\$200\.00 \(≈\u00a0€[\d.]+ with a rate [^)]+\) more is still ahead/,
    )
    for (const named of ['pounds', 'British pounds', 'GBP']) {
      const answer = await ask(home, `How much did I spend in ${named}?`)
      expect(answer).toMatch(
        /^You spent £80\.00 \(≈\u00a0€[\d.]+ with a rate of 29 September 2026\) in GBP/,
      )
    }
    expect(await ask(home, 'How much did I spend in euros?')).toMatch(/^You spent €10\.00 in EUR/)
    expect(await ask(home, 'How much did I spend in yen?')).toMatch(/None of it was in JPY itself/)
  })
})

describe('a budget that counts what took a rate', () => {
  it('says about, and not where none did', async () => {
    const home = await Household.make(one)
    await home.add('budgets', [wholeBudget(100_000)])
    await home.spend('Shop', 1000, '2026-11-05')
    const question = 'How much is left of my budget?'
    expect(await ask(home, question)).toContain('€990.00 left until 30 November 2026; €10.00 of')
    await home.spend('Hotel', 8000, '2026-11-04', { currency: 'GBP' })
    expect(await ask(home, question)).toMatch(
      /≈\u00a0€\S+ left until .*; ≈\u00a0€\S+ of €1,000\.00/,
    )
    expect(await ask(home, 'Can I afford 10 euros?')).toMatch(/^Yes: €10\.00 .*and ≈\u00a0€/)
  })
})

describe('what came back', () => {
  it('is what a shop refunded, ever or in a time', async () => {
    const home = await Household.make(one)
    const shoes = await home.spend('Shoes', 9000, '2026-09-03', { merchant: 'Zalando' })
    const back = { merchant: 'Zalando', refundOf: shoes }
    await home.spend('Shoes returned', 4000, '2026-10-02', back)
    expect(await ask(home, 'How much did I get back from Zalando?')).toMatch(
      /^€40\.00 came back from Zalando .*in 1 refund\.\nShoes returned, 2 October 2026: €40\.00\./,
    )
    expect(await ask(home, 'How much did Zalando refund me in October?')).toMatch(/^€40\.00 came/)
    expect(await ask(home, 'What did I get back from Zalando in November?')).toMatch(
      /^No refund from Zalando is entered/,
    )
    await home.group('Flat', 'me', 5000)
    expect(await ask(home, 'How much do I get back from Ben?')).toMatch(/^Ben owes you €25\.00/)
    const towels = await home.spend('Towels', 2000, '2026-09-03', { merchant: 'Ben' })
    await home.spend('Towels returned', 700, '2026-10-04', { merchant: 'Ben', refundOf: towels })
    const both = await ask(home, 'How much did I get back from Ben?')
    expect(both).toMatch(/^€7\.00 came back from Ben/)
    expect(both).toContain('Ben owes you €25.00')
  })
})

describe('a goal without a pace', () => {
  it('says how often something went in so far', async () => {
    const home = await Household.make(one)
    await home.goal('Bike', 200_000, {}, [[30_000, '2026-11-15']])
    expect(await ask(home, 'When is my Bike goal reached?')).toContain(
      'One payment so far, €300.00 on 15 November 2026: too few to tell a pace.',
    )
  })
})

describe('what is coming up', () => {
  it('is the list of the dashboard, with what is written down for days to come', async () => {
    const home = await withAhead()
    const answer = await ask(home, 'Which bills are coming up?')
    expect(answer.split('\n')).toEqual([
      '18 November 2026, Drogerie: €25.00.',
      '20 November 2026, Netflix: €15.99.',
      '22 November 2026, Gym: €40.00.',
      'Together €80.99.',
    ])
    const { upcoming } = await shown(home)
    const listed = upcoming.filter(({ kind }) => kind === 'expense').map(({ title }) => title)
    expect(listed).toEqual(['Drogerie', 'Netflix', 'Gym'])
    expect(await ask(home, 'When is Netflix due?')).toBe(
      'Netflix is entered for 20 November 2026: €15.99.',
    )
    expect(await ask(home, 'Which income is coming up?')).toContain('Lecture: US$900.00')
  })
})
