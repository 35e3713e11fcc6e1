import { expect, it, vi } from 'vitest'
import { keyAct } from './category-field.tsx'

const acts = { move: vi.fn(), pick: vi.fn(), close: vi.fn() }

it('opens its list with Enter where nothing is chosen yet, and else leaves it to the form', () => {
  const enter = vi.fn()
  expect(keyAct('Enter', false, { ...acts, enter })).toBe(enter)
  expect(keyAct('Enter', false, { ...acts, enter: undefined })).toBeUndefined()
  expect(keyAct('Enter', true, { ...acts, enter })).toBe(acts.pick)
  expect(keyAct('Escape', false, { ...acts, enter })).toBeUndefined()
})
