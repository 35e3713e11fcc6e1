import type { GroupSplit } from '#contract/groups/expenses.ts'
import type { RoundedShare, SharesVerdict } from '#domain/groups/share-out.ts'
import { formatAmount } from '#domain/money/money.ts'
import { shareWords } from '#domain/money/share-words.ts'
import { listed } from '#web/words/listed.ts'
import { say } from '#web/words/say.ts'
import type { Names } from '../group.ts'

interface Writing {
  readonly currency: string
  readonly locale: string
  readonly names: Names
}

function gapWords(gap: number, isPercent: boolean, { currency, locale }: Writing): string {
  const size = Math.abs(gap)
  const sum = isPercent ? shareWords(size / 100, locale, 2) : formatAmount(size, currency, locale)
  return gap > 0
    ? say('{sum} is still to be shared out.', { sum })
    : say('{sum} too much is shared out.', { sum })
}

const problems = {
  nobody: say('Say who bears how much.'),
  twice: say('Choose each person once.'),
  'not-whole': say('One of the numbers cannot be read.'),
  negative: say('Nobody can bear less than nothing.'),
} as const

/** Why it does not work out, and what is left over. */
export function problemWords(
  verdict: Extract<SharesVerdict, { ok: false }>,
  split: GroupSplit,
  writing: Writing,
): string {
  if (verdict.problem !== 'gap') return problems[verdict.problem]
  return gapWords(verdict.gap ?? 0, split.mode === 'percent', writing)
}

/** Who bears the odd cents of an equal split this time; null where there are none. */
export function remainderWords(
  shares: readonly RoundedShare[],
  split: GroupSplit,
  { currency, locale, names }: Writing,
): string | null {
  if (split.mode !== 'equal') return null
  const least = Math.min(...shares.map(({ amount }) => amount))
  const more = shares.filter(({ amount }) => amount > least)
  const [first] = more
  if (!first || more.length === shares.length) return null
  const sum = formatAmount(first.amount - least, currency, locale)
  const who = listed(more.map(({ memberId }) => names.object(memberId)))
  return say('It does not divide evenly: {sum} more for {who} this time. It evens out over time.', {
    sum,
    who,
  })
}

/** What items, tax and tip come to beside what was paid. */
export function itemsGap(amount: number, split: GroupSplit): number {
  if (split.mode !== 'items') return 0
  const items = split.items.reduce((sum, item) => sum + item.amount, 0)
  return amount - items - split.tax - split.tip
}
