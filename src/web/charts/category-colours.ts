import { namedColour } from './named-colours.ts'
import { type ChartColour, shadesOf } from './series.ts'

export interface Coloured {
  readonly id: string
  readonly parentId: string | null
  readonly color: string
}

const circle: readonly ChartColour[] = [1, 2, 3, 4, 5, 6, 7, 8]

/** Its own colour, that in other shades, and then the colours after it in theirs. */
function coloursFor(color: string): readonly ChartColour[] {
  const own = namedColour(color)
  const at = circle.indexOf(own)
  const all = at < 0 ? [own, ...circle] : [...circle.slice(at), ...circle.slice(0, at)]
  return all.flatMap((one) => [one, ...shadesOf(one)])
}

function paint(family: readonly Coloured[], taken: ReadonlyMap<string, ChartColour>) {
  const found = new Map(taken)
  for (const { id, color } of family) {
    const used = new Set(found.values())
    const colours = coloursFor(color)
    found.set(id, colours.find((colour) => !used.has(colour)) ?? namedColour(color))
  }
  return found
}

/**
 * One colour for each category, in every chart: those on top differ from each other, and so do
 * one and those below it. It follows from the ids, so it does not depend on what is drawn.
 */
export function categoryColours(all: readonly Coloured[]): ReadonlyMap<string, ChartColour> {
  const ordered = all.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const ids = new Set(ordered.map(({ id }) => id))
  const isTop = ({ parentId }: Coloured) => parentId === null || !ids.has(parentId)
  const tops = ordered.filter(isTop)
  const colours = paint(tops, new Map())
  for (const top of tops) {
    const below = ordered.filter(({ parentId }) => parentId === top.id)
    const own = colours.get(top.id) ?? 'muted'
    for (const [id, colour] of paint(below, new Map([[top.id, own]]))) colours.set(id, colour)
  }
  return colours
}
