import { beforeEach, expect, it, vi } from 'vitest'
import { clearToasts, shownToasts } from '#test/support/toasts.ts'
import { closeDeleted } from './use-opened.tsx'

beforeEach(clearToasts)

it('closes what was deleted elsewhere with a word, and keeps what is written', () => {
  const close = vi.fn()
  closeDeleted({ isDirty: true, isByMe: false }, close)
  expect(close).not.toHaveBeenCalled()
  closeDeleted({ isDirty: false, isByMe: true }, close)
  expect([close.mock.calls.length, shownToasts()]).toEqual([1, []])
  closeDeleted({ isDirty: false, isByMe: false }, close)
  expect(shownToasts()).toMatchObject([{ title: 'Deleted in another tab or on another device' }])
})
