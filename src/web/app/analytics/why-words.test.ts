import { expect, it } from 'vitest'
import { whyWords } from './why-words.ts'

const none = { fresh: 0, stopped: 0, oftener: 0, dearer: 0 }
const words = (count: number, countBefore: number, parts: object, change = 100) =>
  whyWords({ count, countBefore, change, parts: { ...none, ...parts } } as never)

it('says of the single ones nothing that only their average shows', () => {
  // 10 and 30 after 15 and 15: one became cheaper.
  expect(words(2, 2, { dearer: 1000 })).toBe('dearer on average')
  expect(words(2, 3, { dearer: -1000, oftener: -500 })).toBe('cheaper on average')
})

it('counts what is new, stopped, or came another number of times', () => {
  expect(words(1, 0, {})).toBe('new, once')
  expect(words(0, 2, {})).toBe('stopped, was 2 times')
  expect(words(3, 1, { oftener: 900, dearer: 100 })).toBe('more often, 3 times after once')
})

it('claims nothing where nothing is known', () => {
  const missing = [{ currency: 'XAF', amount: 1, count: 1, from: '2026-11-01', to: '2026-11-01' }]
  const parts = { ...none, dearer: null }
  expect(whyWords({ count: 2, countBefore: 2, change: null, parts, missing } as never)).toBe(
    'not known how much',
  )
})
