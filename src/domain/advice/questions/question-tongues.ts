/** Puts the most frequent questions of other languages into the English that is read. */
import { otherTongues } from '../../search/other-tongues.data.ts'
import { inEnglish, phrasesOf, spellings } from '../../search/other-tongues.ts'
import { wordsOf } from '../../search/words.ts'
import { questionTongues, telling } from './question-tongues.data.ts'
import { dutch, dutchWords } from './tongues/dutch.data.ts'
import { italian, italianWords } from './tongues/italian.data.ts'
import { spanish, spanishWords } from './tongues/spanish.data.ts'

/** Languages whose small words mean the same are read together: German, French and Portuguese. */
export interface Tongue {
  readonly tells: ReadonlySet<string>
  readonly phrases: ReturnType<typeof phrasesOf>
  /** What alone is no sign: a name may be called so. */
  readonly least: number
}

const wordSet = (words: string): ReadonlySet<string> => new Set(spellings(words).flatMap(wordsOf))

const tongue = (words: string, phrases: Readonly<Record<string, string>>): Tongue => ({
  tells: wordSet(words),
  phrases: phrasesOf(phrases),
  least: 2,
})

const first: Tongue = {
  tells: wordSet(telling),
  phrases: new Map([...phrasesOf(otherTongues), ...phrasesOf(questionTongues)]),
  least: 1,
}

const tongues: readonly Tongue[] = [
  first,
  tongue(spanishWords, spanish),
  tongue(italianWords, italian),
  tongue(dutchWords, dutch),
]

/** Und im März, et en mars, e em março: nobody begins like that in English. */
const goingOn = /^(?:und|et|e) \p{L}/iu

const typedWords = (question: string, tongue: Tongue) =>
  apart(tongue === first ? question : withoutElisions(question))
    .replace(/[?!¿¡]+/gu, ' ')
    .trim()
    .split(/\s+/u)

/** The language that reads most of its words; null where none tells another than English. */
export function tongueOf(question: string): Tongue | null {
  const words = [...new Set(wordsOf(apart(question)))]
  const told = tongues.flatMap((tongue) => {
    const count = words.filter((word) => tongue.tells.has(word)).length
    if (count === 0) return []
    const typed = typedWords(question, tongue)
    const left = inEnglish(typed, tongue.phrases)?.left ?? typed.length
    // One word alone may be a name, unless nearly all the others are read as well.
    const isSure = count >= tongue.least || left * 3 <= typed.length
    return isSure ? [{ tongue, count, left }] : []
  })
  const [most] = told.toSorted((a, b) => a.left - b.left || b.count - a.count)
  return most?.tongue ?? (goingOn.test(question.trim()) ? first : null)
}

const months = 'januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember'
/** What German writes in one: Oktoberhälfte, Oktoberwoche, Oktoberende. */
const compound = new RegExp(
  `(?<!\\p{L})(${months})(hälfte|woche|anfang|mitte|ende)(?!\\p{L})`,
  'giu',
)

/** What Italian writes before a vowel: l'affitto, dell'anno, quest'anno. */
const elided: Readonly<Record<string, string>> = {
  ...{ l: 'la', un: 'un', dell: 'di', all: 'a', nell: 'in', sull: 'su', dall: 'da' },
  quest: 'questo',
}

/** As separate words: d'octobre, mi-octobre, Oktoberhälfte. */
const apart = (question: string) =>
  question
    .replace(/(?<!\p{L})d['’](?=\p{L})/giu, 'de ')
    .replace(/(?<!\p{L})est-ce qu['’](?=\p{Lu})/giu, '')
    .replace(/(?<!\p{L})mi-(?=\p{L})/giu, 'mid ')
    .replace(compound, (_, month: string, part: string) =>
      /woche/i.test(part) ? `${part} im ${month}` : `${part} ${month}`,
    )

const withoutElisions = (question: string) =>
  question.replace(/(?<!\p{L})(un|dell|all|nell|sull|dall|quest|l)['’](?=\p{L})/giu, (_, word) => {
    return `${elided[word.toLowerCase()]} `
  })

const lastVerb = new RegExp(
  String.raw`^((?:\w+ )*?(?:did|do|can|will) i(?: have to)?) (.+) ` +
    '(spend|earn|buy|cancel|afford|pay|owe|save|get)$',
  'i',
)

/** What was asked in a language stays in it: a question that goes on may tell none. */
export function questionInEnglish(question: string, tongue = tongueOf(question)): string {
  if (!tongue) return question
  const english =
    inEnglish(typedWords(question, tongue), tongue.phrases)?.words.join(' ') ?? question
  // In German and Dutch the verb is the last word, or leaves a part of it there.
  return english
    .replace(/(\bdo i spend\b.*?) (?:aus|uit)(?=$| )/i, '$1')
    .replace(lastVerb, '$1 $3 $2')
}
