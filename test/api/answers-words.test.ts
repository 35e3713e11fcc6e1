import { afterAll, beforeAll, expect, it } from 'vitest'
import { openQuestion } from '#server/advice/ask.ts'
import { requireProfile } from '#server/users/profiles.ts'
import { eatingOut, Household } from '../support/advice-fixture.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'

let one: TestEngine
let home: Household
beforeAll(async () => {
  one = await openTestEngine()
  home = await Household.make(one)
  await home.template('Climbing hall', 3000, { startOn: '2026-12-02' })
  await home.add('expenses', [
    { description: 'Climbing hall', amount: 3000, date: '2026-10-02' },
    { description: 'Climbing hall shoes', amount: 700, date: '2026-10-09' },
    { description: 'Lunch', amount: 1500, date: '2026-10-13', categoryId: eatingOut },
    { description: 'Ancient lamp', amount: 4200, date: '2024-01-05' },
  ])
})
afterAll(() => one.close())

async function asked(question: string, before: readonly string[] = []) {
  const profile = await requireProfile(one.engine.database.pool, home.person.uid)
  return openQuestion(one.engine, profile, { question, before: [...before] })()
}

it('counts of what recurs all that the list finds that is linked to', async () => {
  const { answer, link } = await asked('how much did I spend on Climbing hall in October?')
  expect(answer).toContain('€37.00')
  expect(new URL(`https://x${link}`).searchParams.get('q')?.toLowerCase()).toBe('climbing hall')
})

it('goes on from nothing where the question before was not understood', async () => {
  for (const before of ['how much did I spend on zorbing?', 'what is the weather tomorrow?']) {
    const { answer, status } = await asked('and in october?', [before])
    expect([status, answer]).toEqual(['asks', expect.stringContaining(`“${before}”`)])
  }
  const after = await asked('and in october?', ['how much did I spend on eating out in May?'])
  expect(after.answer).toContain('€15.00 on Eating out')
  const whole = await asked('and on eating out in october?', ['what is the weather tomorrow?'])
  expect(whole.answer).toContain('€15.00 on Eating out')
})

it('says how far it looked in a book of more descriptions than are looked through', async () => {
  expect((await asked('how much did I spend on ancient lamp?')).answer).toContain('€42.00')
  for (let from = 0; from < 4050; from += 450) {
    const docs = Array.from({ length: 450 }, (_, n) => ({
      ...{ description: `Thing k${from + n}`, amount: 100, date: '2026-11-01' },
    }))
    await home.add('expenses', docs)
  }
  const { answer, status } = await asked('how much did I spend on zorbing?')
  expect([status, answer]).toEqual([
    'unknown',
    expect.stringContaining('in your book among the 4,000 newest descriptions'),
  ])
  const hall = await asked('how much did I spend on Climbing hall in October?')
  expect(hall.answer).toContain('I looked through the 4,000 newest descriptions')
  const food = await asked('how much did I spend on eating out in October?')
  expect(food.answer).not.toContain('newest descriptions')
})
