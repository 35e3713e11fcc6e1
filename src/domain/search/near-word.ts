/** Whether a word may be another one, misspelt. */

/** Short words are too much like each other; long ones take two slips. */
const slipsIn = (length: number) => (length < 4 ? 0 : length < 7 ? 1 : 2)

/** How many slips lie between them; null when they are too many. The word said may go on. */
export function slipsBetween(asked: string, said: string): number | null {
  if (asked.length === 3) return isSwapped(asked, said) ? 1 : null
  const most = slipsIn(asked.length)
  if (most === 0) return null
  const whole = distance(asked, said, most)
  if (whole !== null || said.length <= asked.length + most) return whole
  return distance(asked, said.slice(0, asked.length), most)
}

/** In so short a word only two letters in the wrong order are taken for a slip. */
const isSwapped = ([a, b, c]: string, said: string) =>
  said === `${b}${a}${c}` || said === `${a}${c}${b}`

/** Which letters a word has, a bit for each of 32 kinds. */
function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}

/** Every kind of letter that the other one lacks takes a slip: nearly all words differ by more. */
function lacksMore(one: string, other: string, most: number): boolean {
  let lacking = lettersOf(one) & ~lettersOf(other)
  for (let left = most; lacking !== 0; left--) {
    if (left === 0) return true
    lacking &= lacking - 1
  }
  return false
}

/** Letters changed, missing, added, or swapped with the next one. */
function distance(one: string, other: string, most: number): number | null {
  if (Math.abs(one.length - other.length) > most || lacksMore(one, other, most)) return null
  let [least, leastBefore] = [0, 0]
  let before: readonly number[] = []
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, n) => n)
  for (let y = 1; y <= one.length; y++) {
    const next = [y]
    for (let x = 1; x <= other.length; x++) {
      const changed = (last[x - 1] ?? 0) + (one[y - 1] === other[x - 1] ? 0 : 1)
      const isSwapped = y > 1 && one[y - 1] === other[x - 2] && one[y - 2] === other[x - 1]
      const swapped = isSwapped ? (before[x - 2] ?? 0) + 1 : changed
      next.push(Math.min(changed, swapped, (last[x] ?? 0) + 1, (next[x - 1] ?? 0) + 1))
    }
    leastBefore = least
    least = Math.min(...next)
    // What follows can only be more, also after a swap of two letters.
    if (least > most && leastBefore >= most) return null
    before = last
    last = next
  }
  const found = last[other.length] ?? 0
  return found <= most ? found : null
}
