import type { ChangeAnswer } from '#contract/analytics/entities.ts'
import { countedTimes } from '#domain/counted.ts'
import { say } from '#web/words/say.ts'

type Item = Pick<
  ChangeAnswer['items'][number],
  'parts' | 'change' | 'count' | 'countBefore' | 'buys' | 'buysBefore' | 'missing' | 'missingBefore'
>

const size = (amount: number | null) => Math.abs(amount ?? 0)

/** What mostly made the difference, in words; money back is no purchase, but makes them cheaper. */
export function whyWords(item: Item, isBegunLater = false): string {
  const { parts, change, count, countBefore, buys, buysBefore } = item
  const hasLacking = item.missing !== undefined || item.missingBefore !== undefined
  if (change === 0 && hasLacking) return say('not known how much')
  if (buys === 0 && buysBefore === 0) return hasLacking ? say('not known how much') : 'money back'
  // Of a time that is not all in the book nothing can be more often.
  if (isBegunLater && buys > 0) return say('{buys, plural, one {once} other {# times}}', { buys })
  if (buysBefore === 0) return `new, ${countedTimes(buys)}`
  if (buys === 0)
    return say('stopped, was {buysBefore, plural, one {once} other {# times}}', { buysBefore })
  const after = say(
    `{buys, plural, one {once} other {# times}} after {buysBefore, plural, one {once} other {#
    times}}`,
    { buys, buysBefore },
  )
  const times =
    buys === buysBefore ? null : `${buys > buysBefore ? 'more' : 'less'} often, ${after}`
  const hasMoneyBack = !hasLacking && (count > buys || countBefore > buysBefore)
  const mostly = parts.dearer ? averageWords(parts.dearer, hasMoneyBack) : null
  if (times === null) return mostly ?? (hasLacking ? say('not known how much') : say('the same'))
  if (mostly === null) return times
  return size(parts.dearer) >= size(parts.oftener) ? `${mostly}, ${after}` : times
}

/** Known only in all: of each single one nothing is said. */
const averageWords = (dearer: number, hasMoneyBack: boolean): string =>
  `${dearer > 0 ? 'dearer' : 'cheaper'} on average${hasMoneyBack ? ', with money back' : ''}`

type Compared = Pick<ChangeAnswer['items'][number], 'parts' | 'isAbout' | 'isAboutBefore'>

/** Something of either time was converted. */
export const isAboutItem = ({ isAbout, isAboutBefore }: Compared): boolean =>
  isAbout === true || isAboutBefore === true

export const isAboutPart = (item: Compared, part: keyof ChangeAnswer['parts']): boolean =>
  isAboutItem(item) && item.parts[part] !== 0
