/** Words that a question is put in, and what people write for them. */
import { plainWords } from './plain-words.data.ts'

export const plain: ReadonlySet<string> = new Set(plainWords.trim().split(/\s+/))

/** Written in haste: too short or too far off to be told by counting slips. */
const hasty: Readonly<Record<string, string>> = {
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

export const unhasty = (text: string): string =>
  text.replace(/[\p{L}]+/gu, (word) => hasty[word.toLowerCase()] ?? word)
