import { expect, it } from 'vitest'
import { collections } from '#contract/collections.ts'
import { commands } from '#contract/commands.ts'
import { documentCommandsOf } from '#contract/document-commands.ts'
import type { Row } from '#contract/sync.ts'
import type { Failure } from '#web/data/replica/types.ts'
import { calledAs, refusedWords } from './refused-words.ts'

const refused = (name: string, args: Failure['args'], more: Partial<Failure> = {}): Failure => ({
  ...{ key: 'key', name, args, code: 'invalid-input', error: 'Please check it.' },
  ...more,
})
const books = (...rows: readonly Row[]) => ({
  rows: () => new Map(rows.map((row) => [row.id, row])),
})

const taxi = { id: 'a', description: 'taxi', amount: 950, currency: 'GBP' }

it('names what is gone and how much it was to be', () => {
  const failure = refused(
    'expenses.update',
    { id: 'a', patch: { amount: 1150 } },
    { code: 'not-found', error: 'That is not here, or no longer here.', before: [taxi] },
  )
  expect(refusedWords(failure, books(), 'en-GB')).toEqual({
    act: 'change “taxi”, £11.50',
    why: 'It was deleted on another device.',
    isGone: true,
  })
  expect(refusedWords(failure, books(taxi), 'en-GB').isGone).toBe(false)
})

it('names what was to be added, and counts what are many', () => {
  const words = (name: string, args: Failure['args']) =>
    refusedWords(refused(name, args), books({ id: 'g', name: 'Sea', currency: 'EUR' }), 'en-GB').act
  expect(words('expenses.create', { doc: taxi })).toBe('add “taxi”, £9.50')
  expect(words('expenses.deleteMany', { ids: ['a', 'b'] })).toBe('delete 2 expenses')
  expect(words('goals.contribute', { goalId: 'g', id: 'c', amount: 2000 })).toBe(
    'put money into “Sea”, €20.00',
  )
  expect(words('expenses.delete', { id: 'x' })).toBe('delete an expense')
})

it('calls what has no words of its own by its name', () => {
  const words = (name: string, args: Failure['args']) =>
    refusedWords(refused(name, args), books(), 'en-GB').act
  expect(words('bee_hives.create', { doc: { id: 'h' } })).toBe('add one of your bee hives')
  expect(words('bee_hives.deleteMany', { ids: ['h', 'i'] })).toBe('delete 2 bee hives')
})

it('has words for every command there is', () => {
  const all = [...documentCommandsOf(collections).keys(), ...Object.keys(commands)]
  for (const name of all) {
    const { act } = refusedWords(refused(name, {}), books(), 'en-GB')
    expect(act, name).not.toMatch(/something|things|\{it\}|_/)
  }
})

it('names what still depends on it, and never says a bare number', () => {
  const why = (fields: Readonly<Record<string, string>>) => {
    const failure = refused('expenses.delete', { id: 'a' }, { code: 'in-use', fields })
    return refusedWords(failure, books(taxi), 'en-GB').why
  }
  expect(why({ transfers: '1' })).toBe('A transfer still depends on it.')
  expect(why({ transfers: '2' })).toBe('2 transfers still depend on it.')
  expect(why({ expenses: '2', bee_hives: '1' })).toBe(
    '2 expenses and one of your bee hives still depend on it.',
  )
  expect(why({ groupId: 'More has happened.' })).toBe('More has happened.')
})

it('calls what has no name by what it is', () => {
  const called = (table: string, row: Row) => calledAs(refused(`${table}.update`, {}), row)
  expect(called('expenses', taxi)).toBe('“taxi”')
  expect(called('transfers', { id: 't' })).toBe('A transfer')
  expect(called('settlement_sides', { id: 's' })).not.toContain('undefined')
})
