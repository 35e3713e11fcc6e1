/** The words of a question, as they were typed and as they are compared. */
import { wordsOf } from '../../search/words.ts'

export interface Token {
  /** As typed, without the marks around it. */
  readonly text: string
  /** Small letters, without accents and apostrophes; several where a dash parts them. */
  readonly words: readonly string[]
}

const marks = /^[\s"“”'’‘([¿¡]+|[\s"“”'’‘)\]?!,;:…]+$/gu

/** What stands together though no space parts it from the next. */
const apart = (question: string) =>
  question
    .replace(/[’`´]/gu, "'")
    .replace(/\bwhat's\b/giu, 'what is')
    .replace(/\b(when|who|where|how)'s\b/giu, '$1 is')
    .replace(/\bi'm\b/giu, 'I am')
    .replace(/\bi've\b/giu, 'I have')
    .replace(/\bi'll\b/giu, 'I will')
    .replace(/\blet's\b/giu, '')
    .replace(/([?!…])(?=\S)/gu, '$1 ')
    // A price that ends a sentence; shorter numbers may be days.
    .replace(/(\d{3})\.(?=\s|$)/gu, '$1')

export function tokensOf(question: string): readonly Token[] {
  return apart(question)
    .split(/\s+/u)
    .map((word) => word.replace(marks, '').replace(/(?<=\D)\.+$/u, ''))
    .filter((text) => text !== '')
    .map((text) => ({ text, words: wordsOf(text.replace(/'s$/u, '')) }))
}

/** All of it as one folded word, for what is no name. */
export const plainOf = ({ words }: Token): string => words.join('')
