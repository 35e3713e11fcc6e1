/** Words that leave out what is named behind them. */
import type { Mention, Span } from './names.ts'
import { shapeOf } from './shape.ts'
import type { Token } from './tokens.ts'

const leavesOut = shapeOf(
  '^(?:without|excluding|except|excepting|besides|minus|not|ignoring|omitting|apart|aside',
  '|exception|neither|nor)$',
)
const between = shapeOf(
  '^(?:the|a|an|my|our|some|any|all|this|that|at|on|for|from|in|of|to|with|by|counting',
  '|including|anything|everything|those|out)$',
)

/** Not at Aldi, but not on groceries, everything but rent, other than rent. */
export function outBefore(
  tokens: readonly Token[],
  start: number,
  lead: string,
  filler: RegExp = between,
): Span | null {
  const word = (at: number) => tokens[at]?.words.join(' ') ?? ''
  let at = start - 1
  while (at > 0 && filler.test(word(at))) at--
  const isOther = word(at) === 'than' && word(at - 1) === 'other'
  const isBut = word(at) === 'but' && lead === 'but'
  const isLeft = word(at) === 'leaving'
  if (!leavesOut.test(word(at)) && !isOther && !isBut && !isLeft) return null
  const first = isOther ? at - 1 : at
  return { start: /^(?:but|and)$/.test(word(first - 1)) ? first - 1 : first, end: start }
}

/** Without rent and groceries is without both; not rent but groceries only without the first. */
export const leftOut = (mention: Mention, before: Mention | undefined): Mention => {
  const { start, out, lead } = mention
  if (!before?.out) return mention
  if (lead === 'but') return { ...mention, out: null }
  const isNext = start - before.end <= 1 && /^(?:and|or|nor)$/.test(lead)
  const isListed = start === before.end
  return out === null && (isNext || isListed)
    ? { ...mention, out: { start: before.end, end: start } }
    : mention
}

const methods: Readonly<Record<string, string>> = {
  ...{ cash: 'cash', card: 'card', cards: 'card', bank: 'bank', transfer: 'bank' },
  ...{ transfers: 'bank', mobile: 'mobile', phone: 'mobile' },
}
/** Cash and cards are only ways to pay; a phone or a bank is one where something is paid by it. */
const isSurely = /^(?:cash|cards?|transfers?)$/
const paidBy = /^(?:by|via|with|using|through)$/
const beforeMethods = shapeOf(
  '^(?:the|a|my|our|any|all|in|by|with|using|via|through|from|on|at|paid|pay|paying|for|what|was',
  '|were|is|i|bank|credit|debit|spent|counting|including|those|either)$',
)

export interface MethodsOut {
  readonly methods: readonly string[]
  readonly spans: readonly Span[]
}

/** Not in cash, except card payments, neither in cash nor by card. */
export function methodsOut(tokens: readonly Token[], isTaken: (at: number) => boolean): MethodsOut {
  const word = (at: number) => tokens[at]?.words.join(' ') ?? ''
  const spans: Span[] = []
  const found = new Set<string>()
  for (const at of tokens.keys()) {
    const method = methods[word(at)]
    if (!method || isTaken(at)) continue
    if (!isSurely.test(word(at)) && !paidBy.test(word(at - 1))) continue
    const out = outBefore(tokens, at, 'but', beforeMethods)
    if (!out) continue
    found.add(method)
    spans.push({ start: out.start, end: at + 1 })
  }
  return { methods: [...found], spans }
}

const noCategory = shapeOf(
  '^(?:uncategori[sz]ed|unfiled|(?:no|without (?:a |any )?|lack(?:s|ing)? (?:a )?|missing (?:a )?)',
  ' ?categor(?:y|ies)|not (?:yet )?(?:been )?(?:categori[sz]ed|filed)(?: yet)?)\\b(?! budgets?\\b)',
)

/** Where something uncategorised is asked for: without a category, has no category. */
export function unfiledIn(
  tokens: readonly Token[],
  isTaken: (at: number) => boolean,
): readonly Span[] {
  for (const start of tokens.keys()) {
    const said = tokens.slice(start).map(({ words }) => words.join(' '))
    const [found] = noCategory.exec(said.join(' ')) ?? []
    if (found && !isTaken(start)) return [{ start, end: start + found.split(' ').length }]
  }
  return []
}
