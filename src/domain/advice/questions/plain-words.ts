/** Words that a question is put in, and what people write for them. */
import { plainWords } from './plain-words.data.ts'

export const plain: ReadonlySet<string> = new Set(plainWords.trim().split(/\s+/))

/** What one may spend money on though the word is plain: nothing of that name is everything. */
export const thingWords: ReadonlySet<string> = new Set(
  (
    'work shopping friend friends people person company companies trip trips bank credit visit ' +
    'visits appointment appointments living group groups members account'
  ).split(' '),
)

/** Written in haste: too short or too far off to be told by counting slips. */
const hasty: Readonly<Record<string, string>> = {
  teh: 'the',
  hte: 'the',
  adn: 'and',
  nad: 'and',
  mor: 'more',
  ho: 'how',
  hwo: 'how',
  mont: 'month',
  monht: 'month',
  spned: 'spend',
  thsi: 'this',
  lsat: 'last',
  lats: 'last',
  wen: 'when',
  whn: 'when',
  wat: 'what',
  wht: 'what',
  wats: 'what',
  whats: 'what is',
  wheres: 'where is',
  whens: 'when is',
  whos: 'who is',
  hows: 'how is',
  hw: 'how',
  mch: 'much',
  mutch: 'much',
  muc: 'much',
  spnd: 'spend',
  spnt: 'spent',
  yr: 'year',
  yrs: 'years',
  mth: 'month',
  mths: 'months',
  wk: 'week',
  wks: 'weeks',
  u: 'you',
  pls: 'please',
  plz: 'please',
  im: 'i am',
  ive: 'i have',
  avg: 'average',
  subs: 'subscriptions',
  ytd: 'this year',
  mtd: 'this month',
}

const theRefunds = String.raw`(?: (?:the|my|all|any|its|their))? refunds?\b`
/** What it came to in the end, and what was paid at first. */
const lessRefunds = new RegExp(
  String.raw`\b(?:(?:after|less|minus|with|including|incl|deducting)${theRefunds}` +
    String.raw`|net(?: of)?${theRefunds}|refunds (?:deducted|taken off)\b)`,
  'giu',
)
const beforeRefunds = new RegExp(
  String.raw`\b(?:before|without|excluding|excl|ignoring|not counting)${theRefunds}`,
  'giu',
)

const begins: Readonly<Record<string, string>> = {
  ...{ spring: 'march', summer: 'june', autumn: 'september', winter: 'december' },
}
/** Since summer is since it began; my summer is the one that has been. */
const seasonOf = (_: string, lead: string, season: string) =>
  /since/i.test(lead) ? `since ${begins[season.toLowerCase()]}` : `${lead} last ${season}`

const numbers: Readonly<Record<string, string>> = { first: '1st', second: '2nd', third: '3rd' }
const firstOf = (_: string, word: string) => `${numbers[word.toLowerCase()]} of `

export const unhasty = (text: string): string =>
  text
    .replace(/(?<=\d)\s?%|\s%(?=\s|$)/gu, ' percent')
    .replace(/[\p{L}]+/gu, (word) => hasty[word.toLowerCase()] ?? word)
    .replace(/\b(?:eat|ate|eaten|dine|dined) out\b/giu, 'eating out')
    .replace(/\bfill(?:ed|ing)? (?:up )?(?:the |my |our )?(?:car|tank)(?: up)?\b/giu, 'buy fuel')
    .replace(/\bfill(?:ed)? up\b/giu, 'buy fuel')
    .replace(/\bshell(?:ed)? out\b/giu, 'spend')
    .replace(
      /\b(since|of|was|is) (?:the |my |last )?(summer|winter|spring|autumn)(?=\W*$)/giu,
      seasonOf,
    )
    .replace(/\bthe (first|second|third) of (?=\p{L})/giu, firstOf)
    .replace(/\b(?:sets?|setting) (me|us) back\b/giu, 'cost $1')
    .replace(/\b(change[ds]?) since last (week|month|quarter|year)\b/giu, '$1 this $2')
    .replace(/ in the end(?=\W*$)/iu, '')
    .replace(/\b(?:was|were) (i|we) charged\b/giu, 'did $1 pay')
    .replace(/ (?:anywhere|somewhere)(?=\W*$)/iu, '')
    .replace(lessRefunds, 'after refunds')
    .replace(beforeRefunds, 'before refunds')
    .replace(/\bmy part (of|in)\b/giu, 'my share $1')
    .replace(/\b(more|less|cheaper|dearer|higher|lower)\b(.*?)\bthen\b/iu, '$1$2than')
