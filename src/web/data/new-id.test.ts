import { expect, it } from 'vitest'
import { z } from 'zod'
import { newId } from './new-id.ts'

it('makes valid version 7 ids that carry the time', () => {
  const now = Date.UTC(2031, 2, 4)
  const id = newId(now)
  expect(z.uuidv7().safeParse(id).success).toBe(true)
  expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(now)
})

it('sorts by the moment of making within one millisecond and when the clock steps back', () => {
  const now = Date.UTC(2032, 0, 1)
  const ids = Array.from({ length: 10_000 }, (_, at) => newId(at % 3 === 0 ? now - 60_000 : now))
  expect(ids).toEqual([...ids].sort())
  expect(new Set(ids).size).toBe(ids.length)
})
