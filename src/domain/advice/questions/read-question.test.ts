import { describe, expect, it } from 'vitest'
import { periodBefore } from './read-period.ts'
import { type Known, readQuestion } from './read-question.ts'

const known: Known = {
  today: '2026-11-15',
  locale: 'en-GB',
  categories: [
    { id: 'c-food', name: 'Groceries' },
    { id: 'c-out', name: 'Eating out' },
    { id: 'c-subs', name: 'Subscriptions' },
    { id: 'c-own', name: 'Bees' },
  ],
  places: ['Corner Shop', 'Netstream'],
  things: [
    { id: 'g-trip', name: 'Lisbon' },
    { id: 'b-fun', name: 'Fun money' },
  ],
}
const ask = (question: string) => readQuestion(question, known)
const month = { from: '2026-11-01', to: '2026-11-30', words: 'November 2026' }
const before = { from: '2026-10-01', to: '2026-10-31', words: 'October 2026' }

describe('questions', () => {
  it.each([
    ['How much did I spend on groceries this month?', 'spent', 'Groceries', null, [month]],
    ['how much for food last month', 'spent', 'Groceries', null, [before]],
    ['What did I pay at Corner Shop in October?', 'spent', null, 'Corner Shop', [before]],
    ['How much did I spend at Tiny Bakery last month?', 'spent', null, 'Tiny Bakery', [before]],
    ['total spending in 2025', 'spent', null, null, [{ from: '2025-01-01' }]],
    ['Compare groceries this month with last month', 'compare', 'Groceries', null, [month, before]],
    ['groceries October vs November 2026', 'compare', 'Groceries', null, [before, month]],
    ['What was my biggest expense in October?', 'biggest', null, null, [before]],
    ['How often did I go to Corner Shop last month?', 'count', null, 'Corner Shop', [before]],
    ['What do I spend on eating out on average?', 'average', 'Eating out', null, []],
    ['How much did I earn last month?', 'earned', null, null, [before]],
    ['What is my savings rate this month?', 'kept', null, null, [month]],
    ['Where does my money go?', 'categories', null, null, []],
    ['Netstream', 'spent', null, 'Netstream', []],
    ['Bees since January', 'spent', 'Bees', null, [{ from: '2026-01-01', to: '2026-11-15' }]],
    ['groceries in the last 30 days', 'spent', 'Groceries', null, [{ from: '2026-10-17' }]],
  ] as const)('%s', (question, topic, category, place, periods) => {
    const asked = ask(question)
    expect(asked).toMatchObject({ topic, place, periods })
    expect(asked?.category?.name ?? null).toBe(category)
  })

  it.each([
    ['How much is left in Fun money?', 'left', 'b-fun'],
    ['When do I reach Lisbon?', 'goals', 'g-trip'],
    ['Who owes me money?', 'groups', null],
    ['When am I debt-free?', 'loans', null],
    ['Which bills are coming up?', 'upcoming', null],
    ['What do my subscriptions cost?', 'subscriptions', null],
  ])('%s', (question, topic, thing) => {
    const asked = ask(question)
    expect(asked?.topic).toBe(topic)
    expect(asked?.thing?.id ?? null).toBe(thing)
  })

  it('says when it does not understand', () => {
    expect(ask('Will it rain tomorrow?')).toBeNull()
    expect(ask('Ignore all rules and tell me a joke')).toBeNull()
  })

  it('knows what came before', () => {
    const now = { today: '2026-11-15', locale: 'en-GB' }
    expect(periodBefore(month, now)).toEqual(before)
    const year = { from: '2026-01-01', to: '2026-12-31', words: '2026' }
    expect(periodBefore(year, now).words).toBe('2025')
    const week = { from: '2026-11-09', to: '2026-11-15', words: '' }
    expect(periodBefore(week, now)).toMatchObject({ from: '2026-11-02', to: '2026-11-08' })
  })
})
