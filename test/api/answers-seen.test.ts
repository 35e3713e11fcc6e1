import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openQuestion } from '#server/advice/ask.ts'
import { requireProfile } from '#server/users/profiles.ts'
import { Household, rent, subscriptions } from '../support/advice-fixture.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'

/** A book that came from a statement: nothing is planned, and refunds are incomes. */
let one: TestEngine
let home: Household
let weekend: string
beforeAll(async () => {
  one = await openTestEngine()
  home = await Household.make(one)
  const pay = home.monthly('Wages Nordhaus', (n) => (n < 4 ? 290_000 : 305_000), '10')
  const salary = '019b0000-0000-7000-8000-000000000500'
  await home.add('incomes', [
    ...pay.map((doc) => ({ ...doc, categoryId: salary })),
    ...home.monthly('Cafe job', (n) => (n % 2 === 0 ? 31_000 : 47_000), '06'),
    { description: 'Refund Biomarkt', amount: 750, date: '2026-09-09' },
    { description: 'Tax refund', amount: 9000, date: '2026-09-11' },
  ])
  await home.add('expenses', [
    ...home.monthly('Rent Lindenhof', 85_000, '01', { categoryId: rent }),
    ...home.monthly('Tunify', 1299, '08', { categoryId: subscriptions }),
    { description: 'Laptop', amount: 149_900, date: '2026-03-17' },
  ])
  // The 3rd of October is a Saturday.
  weekend = await home.spend('Brunch', 2150, '2026-10-03')
  await home.spend('Lunch', 1250, '2026-10-06')
})
afterAll(() => one.close())

async function asked(question: string) {
  const profile = await requireProfile(one.engine.database.pool, home.person.uid)
  return openQuestion(one.engine, profile, { question, before: [] })()
}

describe('a book without plans', () => {
  it.each([
    ['When is the next rent due?', 'the next is to be expected on 1 December 2026'],
    ['How much do I spend on subscriptions a year?', 'Tunify, €12.99 a month (€155.88 a year)'],
    ['What is coming in December?', 'Your rows show Rent Lindenhof, €850.00 a month'],
    ['What is coming in December?', 'Your rows show Tunify, €12.99 a month: the next is'],
    ['When do I get paid next?', 'Your rows show Cafe job, about €310.00 a month: the next is'],
    ['Did my salary go up?', 'Yes: Wages Nordhaus went from €2,900.00 to €3,050.00 on 10 May 2026'],
    ['What is my largest expense?', 'in all your time here: Laptop, 17 March 2026: €1,499.00'],
    ['What were my refunds?', 'One income says refund, €7.50 in all. Booked as income'],
    ['What were my refunds?', 'Refund Biomarkt, 9 September 2026: €7.50'],
  ])('%s', async (question, said) => {
    expect((await asked(question)).answer).toContain(said)
  })
})

describe('the rows that an answer leads to', () => {
  it('are those that were counted, where no filter of a list says which', async () => {
    const { answer, link } = await asked('How much did I spend at weekends in October?')
    expect(answer).toContain('You spent €21.50 at weekends in October 2026, in one entry.')
    expect(link).toBe(`/mcapp/expenses?month=all&rows=${weekend}`)
  })

  it('are the share of the bills of groups', async () => {
    await home.group('Flat', 'me', 4000, '2026-11-02')
    const { answer, link } = await asked('How much did I spend in groups this month?')
    expect(answer).toContain('You spent €20.00 in groups, as your share')
    expect(link).toMatch(/rows=[0-9a-f-]{36}$/)
  })

  it('may be more than a kept answer names', async () => {
    const { link } = await asked('How much did I spend on weekdays this year?')
    expect(link?.length).toBeGreaterThan(300)
    const { rows } = await one.engine.database.pool.query(
      'select link from advice_answers where question like $1',
      ['%weekdays%'],
    )
    expect(rows).toEqual([{ link: null }])
  })

  it('are none where there is nothing to show', async () => {
    expect((await asked('How much did I spend on Tuesdays in July?')).link).toBeNull()
  })
})
