import { expect, it, vi } from 'vitest'
import { toasts } from '#web/ui/overlay/toast.ts'
import { closeDeleted } from './use-opened.tsx'

const shown = () => toasts.entries().filter(({ isShown }) => isShown)

it('closes what was deleted elsewhere with a word, and keeps what is written', () => {
  const close = vi.fn()
  closeDeleted({ isDirty: true, isByMe: false }, close)
  expect(close).not.toHaveBeenCalled()
  closeDeleted({ isDirty: false, isByMe: true }, close)
  expect([close.mock.calls.length, shown()]).toEqual([1, []])
  closeDeleted({ isDirty: false, isByMe: false }, close)
  expect(shown()).toMatchObject([{ title: 'Deleted in another tab or on another device' }])
})
