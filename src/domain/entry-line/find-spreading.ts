/** Finds into how many parts an amount is spread, and how often it comes again. */
import { type LineWords, wholeWords } from './line-words.ts'

export type Repeats = 'daily' | 'weekly' | 'monthly' | 'yearly'

const numerals: ReadonlyMap<string, number> = new Map(
  [
    'two zwei deux dois duas',
    'three drei trois tres',
    'four vier quatre quatro',
    'five funf cinq cinco',
    'six sechs seis',
    'seven sieben sept sete',
    'eight acht huit oito',
    'nine neun neuf nove',
    'ten zehn dix dez',
    'eleven elf onze',
    'twelve zwolf douze doze',
  ].flatMap((words, index) => words.split(' ').map((word) => [word, index + 2] as const)),
)
const many = `(\\d{1,3}|${[...numerals.keys()].join('|')})`
const phrases = (...texts: readonly string[]) =>
  texts.map((text) => wholeWords(text.replaceAll('N', many)))

const paid = '(?:paid |payable |split |spread )?'
const rates = '(?:equal )?(?:monthly )?(?:interest-free )?'

/** `10x` and `12回払い` hold the number themselves. */
const instalmentPhrases = phrases(
  `${paid}(?:in|over|into|across) N ${rates}(?:instalments?|installments?|payments?|parts)`,
  `${paid}(?:over|across) N months`,
  'N (?:equal )?(?:monthly )?(?:instalments?|installments?)',
  'N monthly payments',
  '(?:paid|pay) in N',
  '(?:zahlbar )?(?:in|auf|mit) N (?:monatlichen |gleichen )?(?:monats)?raten',
  'N (?:monatliche )?(?:monats)?raten',
  '(?:payable |paye )?en N (?:fois|mensualites|versements)(?: sans frais)?',
  'N (?:mensualites|fois sans frais)',
  '(?:parcelado |dividido |parcelada )?em N (?:vezes|parcelas|prestacoes)(?: sem juros)?',
  'N (?:parcelas|prestacoes)(?: sem juros)?',
  '(?:parcelado |dividido )?(?:em|en) Nx(?: sem juros| sans frais)?',
  'Nx (?:sem juros|sans frais)',
  '(?:分割)?N回(?:払い?|分割)?',
)

export interface FoundInstalments {
  readonly parts: number
  readonly at: number
  readonly count: number
}

const [fewest, most] = [2, 120]

export function findInstalments(words: LineWords): FoundInstalments | null {
  for (const pattern of instalmentPhrases) {
    const found = words.find(pattern)
    const text = found?.parts[0]?.text ?? ''
    const parts = numerals.get(text) ?? Number(text)
    if (found && parts >= fewest && parts <= most)
      return { parts, at: found.at, count: found.count }
  }
  return null
}

const weekdays = 'mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?'

/** In English, German, French, Portuguese and Japanese. */
const repeatTexts: readonly (readonly [Repeats, string])[] = [
  ['monthly', '(?:every|each|per|a) month|(?:jeden|pro) monat'],
  ['monthly', '(?:tous les|chaque|par) mois|(?:todo|por|cada) mes|todos os meses|毎月'],
  ['weekly', `(?:every|each) (?:week|${weekdays})|(?:per|a) week|(?:jede|pro) woche`],
  ['weekly', '(?:toutes les semaines|chaque semaine|par semaine|(?:toda|por|cada) semana|毎週)'],
  ['daily', '(?:every|each|per) day|jeden tag|tous les jours|chaque jour'],
  ['daily', '(?:todo|por|cada) dia|todos os dias|毎日'],
  ['yearly', '(?:every|each|per|a) year|(?:jedes|pro) jahr|tous les ans|chaque annee|par an'],
  ['yearly', '(?:todo|por|cada) ano|毎年'],
]
const repeatPhrases = repeatTexts.map(
  ([repeats, text]) => [repeats, wholeWords(`(?:of )?(?:${text})`)] as const,
)

/** Alone they also begin names: a weekly shop, a monthly pass. */
const adverbTexts: readonly (readonly [Repeats, string])[] = [
  ['monthly', 'monthly|monatlich|mensuel|mensuellement|mensal|mensalmente'],
  ['weekly', 'weekly|wochentlich|hebdomadaire|semanal|semanalmente'],
  ['daily', 'daily|taglich|quotidien|diario|diariamente'],
  ['yearly', 'yearly|annually|jahrlich|annuel|anual|anualmente'],
]

const adverbs = adverbTexts.map(([repeats, text]) => [repeats, wholeWords(text)] as const)

export interface FoundRepeats {
  readonly repeats: Repeats
  readonly at: number
  readonly count: number
}

/** `isPlain` says whether a word goes on with the sentence. */
export function findRepeats(
  words: LineWords,
  isPlain: (at: number) => boolean,
): FoundRepeats | null {
  for (const [repeats, phrase] of repeatPhrases) {
    const found = words.find(phrase)
    if (found && !isPlain(found.at + found.count)) {
      return { repeats, at: found.at, count: found.count }
    }
  }
  for (const [repeats, phrase] of adverbs) {
    const found = words.find(phrase)
    const isApart = found && !isPlain(found.at + found.count) && found.at > 0
    if (found && isApart) return { repeats, at: found.at, count: found.count }
  }
  return null
}
