import { expect, it, vi } from 'vitest'
import { savingOnce } from './saving-once.ts'

it('hands a draft over once, and again when something else is written', () => {
  const once = savingOnce()
  const save = vi.fn()
  const draft = { amount: '12' }
  once.save(draft, save)
  once.save(draft, save)
  expect(save).toHaveBeenCalledTimes(1)
  expect(once.isSaved(draft)).toBe(true)
  const next = { amount: '12' }
  expect(once.isSaved(next)).toBe(false)
  once.save(next, save)
  expect(save).toHaveBeenCalledTimes(2)
})

it('is open again while something is still to be asked', () => {
  const once = savingOnce()
  const draft = { amount: '12' }
  once.save(draft, () => 'stay')
  expect(once.isSaved(draft)).toBe(false)
})
