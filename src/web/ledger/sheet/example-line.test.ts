import { expect, it } from 'vitest'
import { createLineReader } from '#domain/entry-line/read-line.ts'
import { expenses, incomes } from '../model/noun.ts'
import { exampleLine } from './save/use-writing.ts'

const reader = createLineReader({
  today: '2026-11-16',
  locale: 'de-DE',
  currency: 'EUR',
  largest: 1e12,
  noun: 'expense',
  categories: [],
  tags: [],
  merchants: [],
  people: [],
  groups: [],
})

it.each([
  [expenses, 8640],
  [incomes, 240_000],
])('an example for $many is read as one', (noun, amount) => {
  const line = reader(exampleLine(noun, 'EUR', 'de-DE'))
  expect(line).toMatchObject({ noun: noun.type, amount, date: '2026-11-15' })
})

it('is whole where the currency has no decimals', () => {
  expect(exampleLine(expenses, 'JPY', 'en-GB')).toContain('8,640')
})
