/** Finds the decimal mark of a whole file, where one number alone could be read two ways. */
import type { DecimalMark } from './decimal.ts'

const other = (mark: DecimalMark): DecimalMark => (mark === '.' ? ',' : '.')

type Hint = { readonly mark: DecimalMark; readonly isSure: boolean } | null

/** What one number says of the mark. */
function hintOf(body: string): Hint {
  const plain = body.replace(/[' ]/g, '')
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','))
  if (last < 0) return null
  const mark: DecimalMark = plain[last] === '.' ? '.' : ','
  const whole = plain.slice(0, last)
  if (whole.includes(mark)) return { mark: other(mark), isSure: true }
  const isGroupLike = /^[1-9]\d{0,2}$/.test(whole) && /^\d{3}$/.test(plain.slice(last + 1))
  return { mark, isSure: !isGroupLike }
}

/**
 * Numbers like 1.234 alone say nothing sure: beside whole numbers they are thousands, otherwise
 * the fallback decides.
 */
export function guessDecimalMark(
  bodies: Iterable<string>,
  exponent: number,
  fallback: DecimalMark,
): DecimalMark {
  const sure = { '.': 0, ',': 0 }
  const unsure = { '.': 0, ',': 0 }
  let whole = 0
  for (const body of bodies) {
    const hint = hintOf(body)
    if (hint === null) whole += 1
    else (hint.isSure ? sure : unsure)[hint.mark] += 1
  }
  if (sure['.'] !== sure[',']) return sure['.'] > sure[','] ? '.' : ','
  const seen: DecimalMark = unsure['.'] >= unsure[','] ? '.' : ','
  if (unsure[seen] === 0) return fallback
  if (exponent >= 3) return seen
  return whole > 0 || exponent === 0 ? other(seen) : fallback
}
