import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openQuestion } from '#server/advice/ask.ts'
import { requireProfile } from '#server/users/profiles.ts'
import { Household } from '../support/advice-fixture.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'
import { addGoal, newMove } from '../support/goals-fixture.ts'

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

describe('an answer from the book', () => {
  it('says about where a figure took a rate, and not where none did', async () => {
    const home = await Household.make(one)
    await home.add('incomes', [{ description: 'Salary', amount: 300_000, date: '2026-11-01' }])
    await home.spend('Shop', 2000, '2026-10-05')
    await home.spend('Shop', 1000, '2026-11-05')
    expect(await ask(home, 'How much did I spend this month?')).not.toContain('≈')
    await home.spend('Hotel', 9000, '2026-11-06', { currency: 'USD' })
    expect(await ask(home, 'How much did I spend this month?')).toMatch(
      /You spent ≈\u00a0€\S+ \(with rates up to 29 September 2026\) in November/,
    )
    expect(await ask(home, 'How much did I spend in October?')).not.toMatch(/You spent ≈/)
    expect(await ask(home, 'Am I spending more than last month?')).toMatch(/hat is ≈\u00a0€/)
    expect(await ask(home, 'What was my largest expense this month?')).toMatch(/Hotel.*≈\u00a0€/)
    expect(await ask(home, 'How much did I earn this month?')).not.toContain('≈')
    const bought = await home.spend('Shop', 5000, '2026-11-07')
    await home.spend('Shop', 3999, '2026-11-08', { refundOf: bought })
    const back = await ask(home, 'How much did I spend this month?')
    expect(back).toContain('before €39.99 came back in 1 refund')
  })

  it('marks a budget under an answer as its sentence does, and an entry not at all', async () => {
    const home = await Household.make(one)
    const budget = { name: 'All', amount: 100_000, startOn: '2026-11-01' }
    await home.add('budgets', [budget])
    await home.spend('Hotel', 9000, '2026-11-06', { currency: 'USD' })
    const profile = await requireProfile(one.engine.database.pool, home.person.uid)
    const evidence = async (question: string) =>
      (await openQuestion(one.engine, profile, { question, before: [] })()).evidence
    expect(await evidence('What is left of my budget?')).toMatchObject([{ isAbout: true }])
    const [hotel] = await evidence('What was my largest expense this month?')
    expect(hotel).toMatchObject({ amount: 9000, currency: 'USD' })
    expect(hotel).not.toHaveProperty('isAbout')
  })

  it('counts what was put into goals as gone, but nothing that was there before', async () => {
    const home = await Household.make(one)
    const { person } = home
    await home.add('incomes', [{ description: 'Salary', amount: 100_000, date: '2026-11-01' }])
    expect(await ask(home, 'Can I afford 900 euro?')).toMatch(/^Yes/)
    const goalId = await addGoal(one, person)
    const moved = (amount: number, isOpening: boolean) =>
      home.run('goals.contribute', newMove(goalId, amount, { date: '2026-11-03', isOpening }))
    await moved(50_000, true)
    expect(await ask(home, 'Can I afford 900 euro?')).toMatch(/^Yes/)
    await moved(20_000, false)
    const answer = await ask(home, 'Can I afford 900 euro?')
    expect(answer).toMatch(/^No: €900\.00 is €100\.00 more than is free/)
    expect(answer).toContain('€200.00 is put into goals.\nSo €800.00 is free this month')
  })
})
