/** Finds whether a line tells of an expense, of an income or of money back for an expense. */
import {
  backWord,
  costWords,
  earningPhrases,
  earnings,
  expenseLeads,
  givingWords,
  gotBackWords,
  incomeLeads,
  incomeNames,
  nameableLeads,
  ownWords,
  refundWords,
  repaidWords,
  taxWords,
} from './kind-words.ts'
import type { Token } from './tokens.ts'

export type Noun = 'expense' | 'income'
export type Kind = Noun | 'refund'

export interface FoundKind {
  readonly kind: Kind
  /** The words that only say so, by their places. */
  readonly places: readonly number[]
  /** Somebody gave back what they had, be it for a purchase or what they owed. */
  readonly isBack?: true
}

interface KindWord {
  readonly at: number
  readonly word: string
  /** Written with a colon behind it, it is no part of the sentence. */
  readonly isApart: boolean
}

/** Whether another word of the sentence stands on both sides of it. */
const isInside = (said: readonly KindWord[], { at }: KindWord) =>
  said.some((one) => one.at === at - 1) && said.some((one) => one.at === at + 1)

/** `money back`, `deposit back`, and `20 back` behind an amount. */
function backWords(said: readonly KindWord[]): readonly KindWord[] {
  const index = said.findIndex(({ word }) => backWord.test(word))
  const [before, back] = [said[index - 1], said[index]]
  if (!back || !before || said.some(({ word }) => givingWords.has(word))) return []
  if (before.word === 'money') return [before, back]
  const isApart = index === said.length - 1 && before.at < back.at - 1
  return before.word === 'deposit' || isApart ? [back] : []
}

/** `refund amazon`, `money back`; the refund of a tax is an income. */
function findRefund(said: readonly KindWord[]): FoundKind | null {
  const named = said.filter(({ word }) => refundWords.has(word))
  const found = named.length > 0 ? named : backWords(said)
  if (found.length === 0) return null
  if (said.some(({ word }) => taxWords.has(word))) return { kind: 'income', places: [] }
  // Within the words it is one of them: a partial refund hotel.
  const isPart = found.length === said.length || (found[0] && isInside(said, found[0]))
  const isPhrase = found.length > 1 && named.length === 0
  const places = isPart && !isPhrase ? [] : found.map(({ at }) => at)
  return { kind: 'refund', places, isBack: true }
}

/** `received 50`, `spent 12 on lunch`; the word itself says nothing else. */
function findLead(said: readonly KindWord[]): FoundKind | null {
  const [first, second] = said
  if (first === undefined) return null
  const { word, at, isApart } = first
  const kind = incomeLeads.has(word) ? 'income' : expenseLeads.has(word) ? 'expense' : null
  const isNext = second !== undefined && second.at === at + 1
  const isNamed = word !== 'income' || said.slice(1).some((one) => incomeNames.has(one.word))
  const isName = nameableLeads.has(word) && isNamed && isNext && !isApart
  if (kind === null || isName) return null
  return { kind, places: second === undefined ? [] : [at] }
}

function findEarning(said: readonly KindWord[]): FoundKind | null {
  const words = said.map(({ word }) => word)
  const text = ` ${words.join(' ')} `
  const isPhrase = earningPhrases.some((phrase) => text.includes(` ${phrase} `))
  const isCost = words.some((word) => costWords.has(word))
  if (isPhrase && !words.includes('for')) return { kind: 'income', places: [] }
  if (isCost) return null
  const isEarning = [words[0], words.at(-1)].some(
    (word) => word !== undefined && earnings.has(word),
  )
  return isEarning || words.includes('sold') || words[0] === 'won'
    ? { kind: 'income', places: [] }
    : null
}

const cameBack: FoundKind = { kind: 'income', places: [], isBack: true }

/** `tom paid back 20`: it came; `paid back tom 20`: it went. */
function findRepayment(said: readonly KindWord[]): FoundKind | null {
  if (said.some(({ word }) => gotBackWords.has(word))) return cameBack
  const at = said.findIndex(({ word }) => /^(paid|gave|pays)$/.test(word) || repaidWords.has(word))
  const isBack = said.slice(at + 1, at + 3).some(({ word }) => word === 'back')
  if (at < 0 || !(isBack || repaidWords.has(said[at]?.word ?? ''))) return null
  const isMine = at === 0 || said.slice(0, at).some(({ word }) => ownWords.has(word))
  return isMine ? { kind: 'expense', places: [] } : cameBack
}

/** `isOpen` says which words may be read; a sign before the amount says it best. */
export function findKind(
  tokens: readonly Token[],
  isOpen: (at: number) => boolean,
  sign: '+' | '-' | null,
  otherwise: Noun,
): FoundKind {
  // A plus in front of the words is one before the amount.
  const isPlus = tokens.length > 1 && tokens[0]?.raw === '+' && isOpen(0)
  const said = tokens.flatMap(({ word, raw, isQuoted }, at) =>
    isOpen(at) && !isQuoted && !(isPlus && at === 0) ? [{ at, word, isApart: /:$/.test(raw) }] : [],
  )
  const refund = findRefund(said)
  if (refund) return refund
  const lead = findLead(said)
  if (isPlus) return { kind: 'income', places: [0, ...(lead?.places ?? [])] }
  if (sign === '+') return { kind: 'income', places: lead?.places ?? [] }
  const minus = otherwise === 'expense' && lead === null ? 'refund' : 'expense'
  if (sign === '-') return { kind: minus, places: lead?.places ?? [] }
  const got = said[0]?.word === 'got' && said[1]?.word === 'paid' ? null : lead
  const found = findRepayment(said) ?? got ?? findEarning(said)
  if (!found) return { kind: otherwise, places: [] }
  const isBack = found.kind === 'income' && said.some(({ word }) => backWord.test(word))
  return { ...found, ...(isBack && { isBack }) }
}
