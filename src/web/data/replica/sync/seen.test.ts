import { expect, it } from 'vitest'
import { withSeen } from './seen.ts'

const stored = { id: 'a', amount: 1218, description: 'Asda', tags: [] }
const update = (table: string, patch: object) => ({
  name: `${table}.update`,
  args: { id: 'a', patch },
})

it('keeps what it was about, and what the server had of what it changes', () => {
  const seen = withSeen(
    update('expenses', { amount: 1318 }),
    () => stored,
    () => stored,
  )
  expect(seen.args).toEqual({ id: 'a', patch: { amount: 1318 }, was: { amount: 1218 } })
  expect(seen.before).toEqual([stored])
})

it('leaves out what an earlier command is still on its way to change', () => {
  const shown = { ...stored, amount: 1300 }
  const patch = { amount: 1318, description: 'Asda Pudsey' }
  const { args } = withSeen(
    update('expenses', patch),
    () => shown,
    () => stored,
  )
  expect(args).toMatchObject({ was: { description: 'Asda' } })
  expect(args.was).not.toHaveProperty('amount')
})

it('asks nothing about what is no word of a person', () => {
  const { args } = withSeen(
    update('notifications', { read: true }),
    () => stored,
    () => stored,
  )
  expect(args).not.toHaveProperty('was')
  const made = withSeen(
    { name: 'expenses.create', args: { doc: stored } },
    () => null,
    () => null,
  )
  expect(made).toEqual({ args: { doc: stored } })
})
