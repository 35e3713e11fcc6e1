import { expect, it, vi } from 'vitest'
import { asked } from '#web/ui/overlay/ask-first.ts'
import { saveOver } from './save-over.ts'

const wordsIn = (row: object, field: string) => `${Reflect.get(row, field)} coins`
const opened = { name: 'Car', targetAmount: 100, targetOn: null as string | null }

it('asks nothing where the other device changed something else', () => {
  const save = vi.fn()
  const now = { ...opened, name: 'Bus' }
  saveOver({ opened, now, mine: { ...opened, targetAmount: 200 } }, save, wordsIn)
  expect(save).toHaveBeenCalledExactlyOnceWith({ ...now, targetAmount: 200 })
  expect(asked.question()).toBeNull()
})

it('asks where both changed the same, and keeps all else of both either way', () => {
  const save = vi.fn()
  const now = { ...opened, name: 'Bus', targetAmount: 150 }
  const mine = { ...opened, targetAmount: 200, targetOn: '2027-01-01' }
  saveOver({ opened, now, mine }, save, wordsIn)
  expect(save).not.toHaveBeenCalled()
  const question = asked.question()
  expect(question?.title).toBe('Changed in another tab or on another device')
  expect(question?.description).toContain(
    ', the target amount (150 coins there, 200 coins here) changed there too.',
  )
  for (const { onPick } of question?.choices ?? []) onPick()
  const merged = { name: 'Bus', targetAmount: 150, targetOn: '2027-01-01' }
  expect(save.mock.calls).toEqual([[merged], [{ ...merged, targetAmount: 200 }]])
  asked.keep()
})

it('saves a new one as it is', () => {
  const save = vi.fn()
  saveOver({ opened: null, now: null, mine: opened }, save, wordsIn)
  expect(save).toHaveBeenCalledExactlyOnceWith(opened)
})
