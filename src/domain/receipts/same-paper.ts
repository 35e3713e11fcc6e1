/** Tells whether two readings are of the same piece of paper, photographed twice. */

/** Shorter ones stand on every receipt: a quantity, a rate, a table. */
const leastDigits = 3
/** With fewer figures, two receipts of one shop may have them all in common. */
const leastFigures = 5

/** Every longer figure a paper bears: times, numbers of receipts and registers, amounts. */
export function figuresOf(lines: readonly string[]): readonly string[] {
  return lines
    .flatMap((line) => line.match(/\d(?:[.,:/-]?\d)*/g) ?? [])
    .map((figure) => figure.replace(/\D/g, ''))
    .filter((digits) => digits.length >= leastDigits)
}

/** Which part of the figures of the shorter one the other bears too; null with too few to tell. */
export function sharedFigures(one: readonly string[], other: readonly string[]): number | null {
  const [few, many] = one.length < other.length ? [one, other] : [other, one]
  if (few.length < leastFigures) return null
  const left = new Map<string, number>()
  for (const figure of many) left.set(figure, (left.get(figure) ?? 0) + 1)
  let shared = 0
  for (const figure of few) {
    const count = left.get(figure) ?? 0
    if (count > 0) shared += 1
    left.set(figure, count - 1)
  }
  return shared / few.length
}
