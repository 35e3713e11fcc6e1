/** Puts the most frequent questions of other languages into the English that is read. */
import { otherTongues } from '../../search/other-tongues.data.ts'
import { inEnglish, phrasesOf, spellings } from '../../search/other-tongues.ts'
import { wordsOf } from '../../search/words.ts'
import { questionTongues, telling } from './question-tongues.data.ts'

const tells: ReadonlySet<string> = new Set(spellings(telling).flatMap(wordsOf))
const phrases = new Map([...phrasesOf(otherTongues), ...phrasesOf(questionTongues)])

/** Und im März, et en mars, e em março: nobody begins like that in English. */
const goingOn = /^(?:und|et|e) \p{L}/iu

/** Whether a word of it tells another language. */
export const isOtherTongue = (question: string): boolean =>
  goingOn.test(question.trim()) || wordsOf(apart(question)).some((word) => tells.has(word))

const months = 'januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember'
/** What German writes in one: Oktoberhälfte, Oktoberwoche, Oktoberende. */
const compound = new RegExp(
  `(?<!\\p{L})(${months})(hälfte|woche|anfang|mitte|ende)(?!\\p{L})`,
  'giu',
)

/** As separate words: d'octobre, mi-octobre, Oktoberhälfte. */
const apart = (question: string) =>
  question
    .replace(/(?<!\p{L})d['’](?=\p{L})/giu, 'de ')
    .replace(/(?<!\p{L})mi-(?=\p{L})/giu, 'mid ')
    .replace(compound, (_, month: string, part: string) =>
      /woche/i.test(part) ? `${part} im ${month}` : `${part} ${month}`,
    )

const lastVerb =
  /^((?:\w+ )*?(?:did|do|can|will) i(?: have to)?) (.+) (spend|earn|buy|cancel|afford|pay)$/i

/** What was asked in a language stays in it: a question that goes on may tell none. */
export function questionInEnglish(question: string, isOther = isOtherTongue(question)): string {
  if (!isOther) return question
  const typed = apart(question)
    .replace(/[?!¿¡]+/gu, ' ')
    .trim()
    .split(/\s+/u)
  const english = inEnglish(typed, phrases)?.words.join(' ') ?? question
  // In German the verb is the last word.
  return english.replace(lastVerb, '$1 $3 $2')
}
