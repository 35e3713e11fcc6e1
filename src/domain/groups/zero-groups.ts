/** Splits amounts that add up to nothing into as many groups as possible that do so too. */

interface Amount {
  readonly amount: number
}

/** Two to the power of this many sets are looked at. */
const provenMost = 20

export interface ZeroGroups<Member> {
  readonly groups: readonly (readonly Member[])[]
  /** There are no more; beyond twenty nobody has looked at every set. */
  readonly isMost: boolean
}

/** The sum of every set, a set being the bits of its number. */
function sumsOf(amounts: readonly number[]): Float64Array {
  const sums = new Float64Array(1 << amounts.length)
  for (let set = 1; set < sums.length; set++) {
    const lowest = 31 - Math.clz32(set & -set)
    sums[set] = (sums[set & (set - 1)] ?? 0) + (amounts[lowest] ?? 0)
  }
  return sums
}

/**
 * The most groups that can be closed when the members of a set come one by one: whichever comes
 * last, the others have done their best before, and the set is one more if it comes to nothing.
 */
function mostClosed(sums: Float64Array): Uint8Array {
  const closed = new Uint8Array(sums.length)
  for (let set = 1; set < sums.length; set++) {
    let most = 0
    for (let left = set; left !== 0; left &= left - 1) {
      const before = closed[set & ~(left & -left)] ?? 0
      if (before > most) most = before
    }
    closed[set] = most + (sums[set] === 0 ? 1 : 0)
  }
  return closed
}

/** Walks back from the whole: a group ends wherever a set that comes to nothing was closed. */
function walkBack<Member>(members: readonly Member[], sums: Float64Array, closed: Uint8Array) {
  const groups: Member[][] = []
  let set = sums.length - 1
  while (set !== 0) {
    if (sums[set] === 0) groups.push([])
    const own = sums[set] === 0 ? 1 : 0
    for (let left = set; left !== 0; left &= left - 1) {
      const bit = left & -left
      if ((closed[set & ~bit] ?? 0) + own !== closed[set]) continue
      const member = members[31 - Math.clz32(bit)]
      if (member !== undefined) groups.at(-1)?.push(member)
      set &= ~bit
      break
    }
  }
  return groups
}

/** Small groups first, found by trying; the rest is one. */
function tryGroups<Member extends Amount>(members: readonly Member[]): readonly Member[][] {
  const rest = [...members]
  const groups: Member[][] = []
  const take = (indexes: readonly number[]) => {
    groups.push(indexes.flatMap((index) => rest[index] ?? []))
    for (const index of indexes.toSorted((a, b) => b - a)) rest.splice(index, 1)
  }
  for (let found = findTriple(rest); found; found = findTriple(rest)) take(found)
  return rest.length > 0 ? [...groups, rest] : groups
}

function findTriple(members: readonly Amount[]): readonly number[] | null {
  const places = new Map(members.map(({ amount }, index) => [amount, index]))
  for (const [a, { amount: first }] of members.entries()) {
    for (let b = a + 1; b < members.length; b++) {
      const third = places.get(-first - (members[b]?.amount ?? 0))
      if (third !== undefined && third > b) return [a, b, third]
    }
  }
  return null
}

/** The amounts add up to nothing and none is nothing. */
export function findZeroGroups<Member extends Amount>(
  members: readonly Member[],
): ZeroGroups<Member> {
  if (members.length === 0) return { groups: [], isMost: true }
  if (members.length > provenMost) return { groups: tryGroups(members), isMost: false }
  const sums = sumsOf(members.map(({ amount }) => amount))
  return { groups: walkBack(members, sums, mostClosed(sums)), isMost: true }
}
