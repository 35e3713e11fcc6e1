/** By what words a question counts days, visits, bills of a group, or what was paid for all. */
import { shapeOf } from './shape.ts'
import type { Signs } from './topic-signs.ts'

/** The same thing paid for twice. */
export const isTwice = ({ skeleton }: Signs) =>
  shapeOf(
    String.raw`\b(?:charged?|charges|pay|paid|billed|booked|debited|entered|counted)\b.*`,
    String.raw`\b(?:twice|double|two times)\b|\bduplicates?\b|\bdoubled? (?:charg|pay|book|entr)`,
    String.raw`|\bin (?:my book|here|there) (?:twice|double)\b`,
  ).test(skeleton) && !/\btwice (?:as|a)\b|\bhow many\b/.test(skeleton)

const doing = shapeOf(
  String.raw`\b(?:spen[dt]|spending|pay|paid|buy|bought|shop|shopped|shopping|go|went|visit\w*`,
  String.raw`|purchases?|expenses?|anything|nothing)\b`,
)

/** On how many days something was spent, or nothing. */
export const isDays = ({ skeleton }: Signs) =>
  (/\b(?:how many|number of|which|what) days\b/.test(skeleton) &&
    doing.test(skeleton) &&
    !/\b(?:until|till|left|ago|since|before|most|least|of the week)\b/.test(skeleton)) ||
  /\bdays (?:without|with no|of no) (?:any )?(?:spending|expenses?|purchases?)\b/.test(skeleton) ||
  /\bno spend(?:ing)? days\b/.test(skeleton)

/** How long it is until something comes; no days are counted back. */
export const isDaysUntil = ({ skeleton, has }: Signs) =>
  /\bhow (?:many days|long)\b.*\b(?:until|till|to|before)\b/.test(skeleton) &&
  (has('template') ||
    has('category', true) ||
    /\b(?:rent|salary|wages?|payday|bills?|payments?|pay)\b/.test(skeleton))

/** Where somebody was once, and where more often. */
export const isOnce = ({ skeleton }: Signs) =>
  /\b(?:once|twice)\b/.test(skeleton) &&
  /\b(?:which|what|where|list|show|how many)\b/.test(skeleton) &&
  shapeOf(
    String.raw`\b(?:shops?|stores?|merchants?|places?|restaurants?|cafes?|supermarkets?`,
    String.raw`|where|compan(?:y|ies))\b`,
  ).test(skeleton)

/** Who paid for one thing that is named. */
const isOneBill = ({ skeleton, has }: Signs) =>
  (has('item') || has('place')) && /^who (?:has |had )?paid (?:for )?(?:\w+ ){0,2}_/.test(skeleton)

/** Who paid how much in a group, or what all of its bills come to. */
export const isBills = (signs: Signs) => isOneBill(signs) || isOfGroup(signs)

const isOfGroup = ({ skeleton, has }: Signs) =>
  has('group') &&
  (/\b(?:who|each of us|everybody|everyone)\b.*\b(?:paid|pays?|spent|spends?|laid)\b/.test(
    skeleton,
  ) ||
    (has('group', true) && /\b(?:did|have) we (?:\w+ )?(?:spen[dt]|pa(?:y|id))\b/.test(skeleton)) ||
    (/\bbills?\b/.test(skeleton) &&
      (has('group', true) || /\b(?:total|sum|all)\b/.test(skeleton)) &&
      !/\b(?:my share|owe)\b/.test(skeleton))) &&
  !/\b(?:next|due|upcoming|when|back|will|to pay|not)\b/.test(skeleton)

/** What left the own pocket, whoever it was for. */
export const isOutlay = ({ skeleton }: Signs) =>
  shapeOf(
    String.raw`\b(?:lay|laid|laying) (?:\w+ )?out\b|\boutlays?\b`,
    String.raw`|\bout of (?:my )?(?:own )?pocket\b`,
    String.raw`|\bbefore (?:\S+ ){0,3}pa(?:y|ys|id) (?:me |us )?back\b`,
    String.raw`|\b(?:do|did|have|had) i (?:\w+ )?advanced?\b`,
  ).test(skeleton) && /\bi\b|\bmy\b|^outlays?\b/.test(skeleton)

/** By which way to pay, where it is said behind what was bought. */
const boughtBy = /\b(?:in cash|by (?:card|bank|phone|transfer)|with (?:my |the )?card)\b/

/** The share of groceries in my spending. */
const ofSpending = shapeOf(
  '^(?:the )?(?:share|part) of .+ (?:in|of) (?:my|all|our|the) ',
  '(?:\\w+ )?(?:spending|spendings|expenses|costs)\\b',
)

/** How much of one thing another is. */
export const isShare = ({ skeleton, has }: Signs) =>
  (/\bpercent(?:age)?\b|\bproportion\b|\bfraction\b/.test(skeleton) ||
    /\bhow much of (?:my |the |our )?(?:spending|money|income|salary|expenses|pay)\b/.test(
      skeleton,
    ) ||
    (/\bhow much of (?:my|the|our|all) \S/.test(skeleton) &&
      has('category') &&
      !has('budget', true) &&
      (has('place') || boughtBy.test(skeleton))) ||
    (/\b(?:what|which) (?:share|part)\b/.test(skeleton) && !has('group')) ||
    ofSpending.test(skeleton)) &&
  /\bof\b|@/.test(skeleton) &&
  !/\b(?:sav\w+|kept|keep|stayed|rise|rose|risen|increased?|than|more|less|up|down)\b/.test(
    skeleton,
  )

/** Of each of several times something else is asked than what it took. */
export const isOfEach = shapeOf(
  String.raw`\bhow (?:often|many)\b|\b(?:biggest|largest|smallest|dearest purchase)\b`,
  String.raw`|\bwhat (?:did|have) (?:i|we) (?:buy|bought|get)\b|\b(?:on average|average|median)\b`,
)
