/** The most groups that numbers adding up to zero can be parted into, each adding up to zero. */

/**
 * Every set of members, as the bits of a number, gets the most zero sums met on the way to it when
 * members are added one by one: 2^n sets, n ways to each. The last member is in the group that is
 * left over, so the sets are of the others. Groups of positions, none left out.
 */
export function zeroSumGroups(amounts: readonly number[]): readonly (readonly number[])[] {
  const last = amounts.length - 1
  if (last < 0) return []
  const size = 1 << last
  const sums = new Float64Array(size)
  const most = new Uint8Array(size)
  for (let set = 1; set < size; set++) {
    const lowest = set & -set
    const sum = (sums[set ^ lowest] ?? 0) + (amounts[31 - Math.clz32(lowest)] ?? 0)
    sums[set] = sum
    most[set] = mostBefore(most, set) + (sum === 0 ? 1 : 0)
  }
  return walkBack(sums, most, last)
}

function mostBefore(most: Uint8Array, set: number): number {
  let best = 0
  for (let left = set; left !== 0; left &= left - 1) {
    const before = most[set ^ (left & -left)] ?? 0
    if (before > best) best = before
  }
  return best
}

/** From everyone down to nobody along a best way; each zero sum on it begins another group. */
function walkBack(sums: Float64Array, most: Uint8Array, last: number) {
  let group = [last]
  const groups = [group]
  let set = most.length - 1
  while (set !== 0) {
    if (sums[set] === 0) {
      group = []
      groups.push(group)
    }
    const wanted = mostBefore(most, set)
    let left = set
    while ((most[set ^ (left & -left)] ?? 0) !== wanted) left &= left - 1
    const taken = left & -left
    group.push(31 - Math.clz32(taken))
    set ^= taken
  }
  return groups
}
