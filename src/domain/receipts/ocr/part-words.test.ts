import { describe, expect, it } from 'vitest'
import { partWords } from './part-words.ts'

/** A stroke stands for a gap twice as wide as usual. */
function parted(spaced: string): string {
  const marks: number[] = []
  let at = 0
  for (const sign of spaced) {
    if (sign !== '|') marks.push(at)
    at += 1
  }
  const text = spaced.replaceAll('|', '')
  const sureness = marks.map(() => 0.9)
  const read = partWords({ text, marks, sureness, confidence: 0.9 })
  expect(read.marks).toHaveLength([...read.text].length)
  expect(read.sureness).toHaveLength([...read.text].length)
  return read.text
}

describe('words run together', () => {
  it.each([
    ['THREE|STOOGES', 'THREE STOOGES'],
    ['Corner|Bakery|Ltd', 'Corner Bakery Ltd'],
    ['FISH|&CHIPS', 'FISH &CHIPS'],
  ])('are parted in %s', (given, wanted) => expect(parted(given)).toBe(wanted))

  it.each(['THREESTOOGES', 'SW|EETM|ART', 'Gr|ocer|ies', 'TO|TAL:', '12|345|678', 'TWO W|ORDS'])(
    'are left as they are in %s',
    (given) => expect(parted(given)).toBe(given.replaceAll('|', '')),
  )
})
