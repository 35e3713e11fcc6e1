/** The id of a member's part of an expense: the same on every device, without asking anybody. */

/** Both ids mixed digit by digit; the marks of version and variant say that it is made up. */
export function shareId(expenseId: string, memberId: string): string {
  let mixed = ''
  for (let at = 0; at < expenseId.length; at++) {
    const [a, b] = [expenseId.charAt(at), memberId.charAt(at)]
    if (a === '-') mixed += a
    else if (at === 14) mixed += '8'
    else {
      const digit = Number.parseInt(a, 16) ^ Number.parseInt(b, 16)
      mixed += (at === 19 ? (digit & 0b0011) | 0b1000 : digit).toString(16)
    }
  }
  return mixed
}
