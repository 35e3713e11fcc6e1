/** Takes out of a line what it says about the whole: what comes back, parts, repeats, the group. */
import type { Day } from '../calendar/calendar.ts'
import { dateOrderOf } from '../locale.ts'
import { type AmountContext, sentenceOf } from './find-amount.ts'
import { findBack } from './find-back.ts'
import { findInstalments, findRepeats, type Repeats } from './find-spreading.ts'
import { findGroup, type LineGroup } from './groups/find-group.ts'
import { findPayer, type LinePayer } from './groups/find-payer.ts'
import { fill, type Taken } from './line-parts.ts'
import { lineWords } from './line-words.ts'
import { writtenPrice } from './read-price.ts'
import { joiningWords, type Token } from './tokens.ts'
import { workOut } from './work-out.ts'

export interface ExpectedBack {
  /** In minor units; null where it is a share. */
  readonly amount: number | null
  /** A share of the whole, such as 1/2; null where it is an amount. */
  readonly share: string | null
  readonly from: string
  readonly dueOn: Day | null
}

export interface Terms {
  readonly back: ExpectedBack | null
  readonly instalments: number | null
  /** Where the words are that tell of the parts: a price right behind them is that of one. */
  readonly instalmentsEnd: number
  readonly repeats: Repeats | null
  readonly groupId: string | null
  readonly payer: LinePayer | null
}

export interface TermsContext extends AmountContext {
  readonly people: readonly string[]
  readonly groups: readonly LineGroup[]
  /** The group it goes to where the line names none. */
  readonly sentTo?: string
}

export function takeTerms(tokens: readonly Token[], taken: Taken, context: TermsContext): Terms {
  const isOpen = (at: number) => taken[at] === null && tokens[at]?.isQuoted === false
  const textAt = (at: number) => (isOpen(at) ? (tokens[at]?.text ?? '') : '')
  const plain = () => lineWords(tokens, isOpen, () => 0)
  const group = findGroup(plain(), context.groups, textAt)
  if (group) fill(taken, 'group', group.at, group.count)
  const payer = takePayer(tokens, taken, group?.id ?? context.sentTo ?? null, context)
  const isPlain = (at: number) => {
    const word = isOpen(at) ? (tokens[at]?.word ?? '') : ''
    return /^\p{L}/u.test(word) && !joiningWords.has(word)
  }
  const instalments = findInstalments(plain())
  if (instalments) fill(taken, 'months', instalments.at, instalments.count)
  const repeats = findRepeats(plain(), isPlain)
  if (repeats) fill(taken, 'repeats', repeats.at, repeats.count)
  return {
    back: takeBack(tokens, taken, context),
    instalments: instalments?.parts ?? null,
    instalmentsEnd: instalments ? instalments.at + instalments.count : -1,
    repeats: repeats?.repeats ?? null,
    groupId: group?.id ?? payer?.groupId ?? null,
    payer: payer && { name: payer.name, memberId: payer.memberId },
  }
}

/** Who paid, where something is left that says what for: `rent paid 600` names no payer. */
function takePayer(
  tokens: readonly Token[],
  taken: Taken,
  groupId: string | null,
  { groups }: TermsContext,
) {
  const isOpen = (at: number) => taken[at] === null && tokens[at]?.isQuoted === false
  const found = findPayer(
    lineWords(tokens, isOpen, () => 0),
    groupId,
    groups,
  )
  if (!found) return null
  const inside = (at: number) =>
    found.places.some((place) => at >= place.at && at < place.at + place.count)
  const isMore = tokens.some(
    ({ word }, at) => isOpen(at) && !inside(at) && /^\p{L}{2}/u.test(word) && word !== 'back',
  )
  const isBack = tokens.some(({ word }) => /^(back|zuruck|me|mir|mich)$/.test(word))
  if (!isMore || isBack) return null
  for (const { at, count } of found.places) fill(taken, 'person', at, count)
  return found
}

function takeBack(tokens: readonly Token[], taken: Taken, context: TermsContext) {
  const isOpen = (at: number) => taken[at] === null && tokens[at]?.isQuoted === false
  const open = tokens.map((token, at) => (isOpen(at) ? token : { ...token, isQuoted: true }))
  const sentence = sentenceOf(open, tokens, context)
  const priceAt = (at: number) => {
    const written = isOpen(at) ? writtenPrice(sentence, at) : null
    const isPrice = written !== null && workOut(written, context).ok
    return isPrice ? written.count : 0
  }
  const found = findBack(lineWords(tokens, isOpen, priceAt), {
    people: context.people,
    today: context.today,
    order: dateOrderOf(context.locale),
    textAt: (at) => (isOpen(at) ? (tokens[at]?.text ?? '') : ''),
  })
  if (!found) return null
  const { price, share, from, dueOn, at, count } = found
  const written = price && writtenPrice(sentence, price.at)
  const worth = written && workOut(written, context)
  const inside = (place: number) => place >= at && place < at + count
  const isWhole = !tokens.some(
    ({ text }, place) => isOpen(place) && !inside(place) && /\d/.test(text),
  )
  // Without another amount this is all that was paid, and its words stay to say what it was.
  if (price && isWhole) return { amount: null, share: '1/1', from, dueOn }
  fill(taken, 'back', at, count)
  return { amount: worth?.ok ? worth.amount : null, share, from, dueOn }
}
