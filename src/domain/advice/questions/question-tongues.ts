/** Puts the most frequent questions of other languages into the English that is read. */
import { otherTongues } from '../../search/other-tongues.data.ts'
import { inEnglish, phrasesOf, spellings } from '../../search/other-tongues.ts'
import { wordsOf } from '../../search/words.ts'
import { questionTongues, telling } from './question-tongues.data.ts'

const tells: ReadonlySet<string> = new Set(spellings(telling).flatMap(wordsOf))
const phrases = new Map([...phrasesOf(otherTongues), ...phrasesOf(questionTongues)])

/** As it was typed where no word tells another language. */
export function questionInEnglish(question: string): string {
  if (!wordsOf(question).some((word) => tells.has(word))) return question
  const typed = question
    .replace(/[?!¿¡]+/gu, ' ')
    .trim()
    .split(/\s+/u)
  return inEnglish(typed, phrases)?.words.join(' ') ?? question
}
