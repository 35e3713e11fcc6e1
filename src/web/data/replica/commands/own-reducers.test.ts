import { expect, it, vi } from 'vitest'
import { derivations } from '#contract/reducers.ts'
import type { QueuedCommand } from '../types.ts'
import { derivedTables } from './effects.ts'

const doc = { id: 'goal', name: 'Bicycle', targetAmount: 1000, currency: 'EUR' }
const made: QueuedCommand = {
  ...{ name: 'goals.create', args: { doc }, key: 'k', at: '2026-03-31T10:00:00.000Z' },
  state: 'queued',
}

it('come with the first command that needs them, and then all is worked out again', async () => {
  // As in a browser that has opened no page of goals.
  vi.resetModules()
  const { foresee } = await import('./effects.ts')
  const { onEffects } = await import('./known-reducers.ts')
  const shown = () => foresee(made, 'me', { row: () => null, all: () => [] })
  const isMore = new Promise<void>((resolve) => {
    onEffects(resolve)
  })
  expect(shown()).toEqual([])
  await isMore
  expect(shown()).toMatchObject([{ row: { ...doc, totalSaved: 0, status: 'active' } }])
})

it('are waited for wherever more follows from a row than its fields say', () => {
  expect([...derivedTables]).toEqual(Object.keys(derivations))
})
