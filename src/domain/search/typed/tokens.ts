/** What was typed into a search, cut where a person would. */
import { foldText } from '../../ledger.ts'

export interface Token {
  /** What stands before the colon; empty when nothing does. */
  readonly key: string
  readonly text: string
  readonly isQuoted: boolean
  /** There is a minus before it; an amount below zero has none. */
  readonly isOut: boolean
}

const shape = /(-(?=[\p{L}#"“]))?(?:(?:(\p{L}+):)?(?:"([^"]*)"?|“([^”]*)”?)|(\p{L}+):(\S*)|(\S+))/gu

/** Quotes hold words together, also after a colon. */
export function tokensOf(typed: string): readonly Token[] {
  return Array.from(typed.matchAll(shape), (found) => {
    const [, minus, quotedKey, straight, curly, key, after, text] = found
    const quoted = straight ?? curly
    return {
      key: foldText(quotedKey ?? key ?? ''),
      text: quoted ?? after ?? text ?? '',
      isQuoted: quoted !== undefined,
      isOut: minus !== undefined,
    }
  })
}

export const isPlain = (token: Token | undefined): token is Token =>
  token !== undefined && token.key === '' && !token.isQuoted && !/^#./.test(token.text)

/** The plain words from here to the next that is none. */
export function plainFrom(tokens: readonly Token[], at: number): readonly string[] {
  const rest = tokens.slice(at)
  const end = rest.findIndex((token, index) => !isPlain(token) || (index > 0 && token.isOut))
  return (end < 0 ? rest : rest.slice(0, end)).map(({ text }) => text)
}
