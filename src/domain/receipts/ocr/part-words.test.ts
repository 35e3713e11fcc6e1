import { describe, expect, it } from 'vitest'
import { partWords } from './part-words.ts'

/** A stroke stands for a space the recogniser saw with one chance in six, two for one in three. */
function parted(seen: string): string {
  const characters: string[] = []
  const gaps: number[] = []
  let gap = 0
  for (const sign of seen) {
    if (sign === '|') gap += 1 / 6
    else {
      characters.push(sign)
      gaps.push(gap)
      gap = 0
    }
  }
  const marks = characters.map((_, at) => (at + 0.5) / characters.length)
  const sureness = characters.map(() => 0.9)
  const read = partWords({ text: characters.join(''), marks, sureness, gaps, confidence: 0.9 })
  expect(read.marks).toHaveLength([...read.text].length)
  expect(read.sureness).toHaveLength([...read.text].length)
  expect(read.marks).toEqual(read.marks.toSorted((one, other) => one - other))
  return read.text
}

describe('words run together', () => {
  it.each([
    ['SUNNY|CORNER|SHOP|SB', 'SUNNY CORNER SHOP SB'],
    ['Corner|Bakery|Ltd', 'Corner Bakery Ltd'],
    ['FISH|&|CHIPS', 'FISH & CHIPS'],
    ['NO.4,|JALAN|SETIA|7', 'NO.4, JALAN SETIA 7'],
    ['STAR||MART (KL) SDN||BHD', 'STAR MART (KL) SDN BHD'],
    ['TOTAL|RM|12.50', 'TOTAL RM 12.50'],
  ])('are parted in %s', (given, wanted) => expect(parted(given)).toBe(wanted))

  it.each(['SWEETMART', '12|345|678', '1|.50', '1,|234.50', '12:|30', 'TWO W|ORDS', '07|:15'])(
    'are left as they are in %s',
    (given) => expect(parted(given)).toBe(given.replaceAll('|', '')),
  )
})
