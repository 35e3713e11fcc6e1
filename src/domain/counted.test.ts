import { expect, it } from 'vitest'
import { counted, countedEntries, countedTimes } from './counted.ts'

it('says one and many, and what also counts money back as entries', () => {
  expect([1, 2].map((count) => counted(count, 'expense'))).toEqual(['1 expense', '2 expenses'])
  expect([1, 4].map(countedEntries)).toEqual(['1 entry', '4 entries'])
  expect([1, 3].map(countedTimes)).toEqual(['once', '3 times'])
})
