import { expect, it } from 'vitest'
import type { Entry } from '../model/entry.ts'
import { isSelecting } from './use-selection.ts'

const months = [['a', 'b'].map((id): Entry => ({ id }) as Partial<Entry> as Entry)]
const selecting = (ids: readonly string[], isStarted: boolean) =>
  isSelecting({ ids: new Set(ids), isStarted }, { months })

it('goes on while one of the selected rows is here, or when it was begun without one', () => {
  expect(selecting(['b'], false)).toBe(true)
  expect(selecting(['deleted'], false)).toBe(false)
  expect(selecting([], false)).toBe(false)
  expect(selecting([], true)).toBe(true)
})
