/** What a question says besides what was found in it: nothing that turns it may be passed over. */
import { plainOf, type Token } from '../tokens.ts'

/** A word, or `_` for a name, `@` for days, `#` for a sum and `~` for what leaves a name out. */
export interface Remainder {
  readonly sign: string
  readonly text: string
}

interface Span {
  readonly start: number
  readonly end: number
}

export type Signed = readonly (readonly [sign: string, spans: readonly Span[]])[]

/** In their order; the first sign that has a word takes it. */
export function restOf(tokens: readonly Token[], signed: Signed): readonly Remainder[] {
  const rest: Remainder[] = []
  for (const [at, token] of tokens.entries()) {
    const isAt = ({ start, end }: Span) => at >= start && at < end
    const sign = signed.find(([, spans]) => spans.some(isAt))?.[0] ?? plainOf(token)
    const last = rest.at(-1)
    if (last && sign === last.sign && /^[_@#~]$/.test(sign)) {
      rest.splice(-1, 1, { sign, text: `${last.text} ${token.text}` })
    } else if (sign !== '') rest.push({ sign, text: token.text })
  }
  return rest
}
