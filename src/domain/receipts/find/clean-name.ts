/** Takes from a row everything that is not part of a shop's name. */
import { foldWords } from '../words/fold-words.ts'
import { legalForm, tradeWord } from '../words/name-words.data.ts'

/** A nought between letters is an O, a one between small letters an L. */
const mendName = (text: string) =>
  text
    .replace(/(?<=\p{L})0+(?=\p{L})/gu, (noughts) => 'O'.repeat(noughts.length))
    .replace(/(?<=\p{Ll})1(?=\p{Ll})/gu, 'l')

/** Behind the legal form come numbers of registers, never more of the name. */
function untilLegalForm(text: string): string {
  const match = legalForm.exec(foldWords(text))
  if (!match || foldWords(text).length !== text.length) return text
  const end = match.index + match[0].length
  const rest = text.slice(end)
  return /\d/.test(rest) || /^\W*CO\W/i.test(rest) ? text.slice(0, end) : text
}

export function cleanName(text: string): string {
  const bare = mendName(text)
    .replace(/^\W*(?:(?:OWNE?D?|OPERATED|MANAGED)\s?BY|WELCOME\s?TO)\s?:?\s*/i, '')
    .replace(/^\d{4,}\s+(?=\p{L}{2})/u, '')
  return untilLegalForm(bare)
    .replace(/^[^\p{L}\d]+/u, '')
    .replace(
      /[\s([]*(?:CO\.?\s?(?:REG)?\.?\s?(?:NO)?\.?\s?:?)?\s?\d{5,}[-\s]?[A-Z]?\s?[)\]]?\s*$/i,
      '',
    )
    .replace(/\s*[([{]\s*\d{4,}.*$/, '')
    .replace(/\s(?:PHONE|TEL|FAX)\b.*$/i, '')
    .replace(/[^\p{L}\d.)!'&]+$/u, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** What is left of folded words without legal form and trade: the name's own letters. */
export const coreOf = (words: string): string =>
  words
    .replace(legalForm, '')
    .replace(tradeWord, '')
    .replace(/[^A-Z\u4e00-\u9fff]/g, '')
