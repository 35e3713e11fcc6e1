/** By what words a topic shows itself. */
import { isOfEach } from './count-signs.ts'
import { comesIn } from './income-signs.ts'
import type { NameKind } from './names.ts'
import { boundIn } from './read-limits.ts'
import { shapeOf } from './shape.ts'

/** What a question has besides its plain words. */
export interface Signs {
  /** Named things stand as `_`, days as `@`, numbers as `#`. */
  readonly skeleton: string
  /** All of its words, folded. */
  readonly said: string
  readonly has: (kind: NameKind, isWhole?: boolean) => boolean
  readonly periods: number
  /** Some of its days lie ahead. */
  readonly isAheadPeriod: boolean
  /** A month is named without a year that is still ahead in this one. */
  readonly isLaterMonth: boolean
  /** All of its days have been. */
  readonly isPast: boolean
  readonly hasAmount: boolean
  /** The number is a sum of a named currency. */
  readonly isOfCurrency: boolean
  /** A currency is named besides. */
  readonly hasCurrency: boolean
}

/** A sum of one currency in another. */
export const isConvert = ({ skeleton, isOfCurrency, hasCurrency }: Signs) =>
  isOfCurrency &&
  (hasCurrency
    ? shapeOf(
        '^(?:please )?(?:convert |change )?# (?:in|to|into) ',
        '|^(?:what|how much) (?:is|are|would be|do i get for|makes?) #(?: (?:in|to|into) .*)?$',
      ).test(skeleton)
    : /^(?:what|how much) (?:is|are) #(?: worth)?$/.test(skeleton))

/** Over the average is a comparison; the average itself is none. */
export const besideUsual =
  /\b(?:above|below|over|under) (?:the |my |our )?(?:average|usual|normal)\b/

const moreLess =
  /\b(?:more|less|fewer|cheaper|dearer|pricier|costlier|higher|lower|better|worse|over|under)\b/
export const than = /\bthan\b|\bversus\b|\bvs\b|\bcompar\w*\b|\bagainst @|\bdifference\b/
export const usual = /\b(?:usual|usually|normal|normally|average|typical|typically|before)\b/

export const isCompare = ({ skeleton, periods }: Signs) =>
  (than.test(skeleton) &&
    (moreLess.test(skeleton) || periods > 0 || /compar|differen|vs|versus/.test(skeleton))) ||
  /\bmore or less\b|\bless or more\b|\bor (?:less|more)\b/.test(skeleton) ||
  besideUsual.test(skeleton) ||
  (periods > 1 && !/\bsince\b/.test(skeleton) && !isOfEach.test(skeleton)) ||
  (/\b(?:more|less|higher|lower|bigger|dearer|cheaper)\b.* or /.test(skeleton) &&
    !/\bhow much more\b/.test(skeleton)) ||
  shapeOf(
    String.raw`\b(?:gone|going|went|go) (?:up|down)\b|\b(?:increased?|rise|risen|rose`,
    String.raw`|grown?|grew|decreased?|dropped|fallen)\b`,
  ).test(skeleton)

/** What made a sum what it is, or what it became. */
export const whyWords = shapeOf(
  String.raw`\bwhy\b|\bhow come\b|\bwhat (?:made|makes|caused|drove)\b`,
  String.raw`|\bwhat (?:has |have )?changed\b|\breasons?\b`,
  String.raw`|\bcategor(?:y|ies) (?:has |have )?(?:grew|grown?|rose|risen|increased`,
  String.raw`|went up|gone up|changed|fell|fallen|dropped|went down)\b`,
)

const goingOver = /\b(?:go|goes|going|went|be|am) over(?: (?:my |the |any |our )*budgets?\b| @|$)/

/** What will stay of a time that still runs. */
export const isOutlook = ({ skeleton, has }: Signs) =>
  !goingOver.test(skeleton) &&
  !has('budget') &&
  !has('goal') &&
  !has('loan') &&
  !has('category') &&
  shapeOf(
    String.raw`\b(?:will|would|going to|gonna) (?:i |we |there )?(?:be |have )?`,
    String.raw`(?:\w+ ){0,3}(?:left|over|remain)\b`,
    String.raw`|\b(?:can|could|may) (?:i|we) (?:still )?(?:put|set|lay) (?:\w+ )?`,
    String.raw`(?:aside|away|by)\b`,
    String.raw`|\b(?:what|how much)(?: money)? will (?:i|we) have\b(?! to\b)`,
    String.raw`|\b(?:money|much|anything|enough) (?:left|over) (?:at|by|until|till) `,
    String.raw`|\b(?:will|would|going to|gonna) (?:i |we )?(?:be able to )?(?:have )?saved?\b`,
  ).test(skeleton)

/** What comes in and goes out in December, asked before it. */
const comesLater = ({ skeleton, isLaterMonth }: Signs) =>
  isLaterMonth &&
  /\b(?:comes?|coming|goes|go|going|plan\w*|expect\w*|(?:is|are) there)\b/.test(skeleton) &&
  !/\b(?:did|was|were|went|came|spent)\b/.test(skeleton)

export const isAhead = (signs: Signs) => comesLater(signs) || isToCome(signs)

const isToCome = (signs: Signs) =>
  shapeOf(
    String.raw`\b(?:due|upcoming|coming up|payday|planned|scheduled|still to come)\b`,
    String.raw`|\bnext (?:payment|instal?ment|rent|bill|salary|one)\b|\b(?:will`,
    '|going to|gonna) (?:i |it |we |my |that |_ |.{0,20})?(?:have to ',
    String.raw`|need to |be |get |cost|pay|spend|come|earn)|\bhave to pay\b`,
    String.raw`|^what (?:do|must) (?:i|we) pay @$|\bneed to pay\b`,
    String.raw`|\bdo i get paid\b|\bwhen (?:is|are|do|does|will`,
    String.raw`|s) (?:my |the |i |it |our )?(?:next )?\S*|\bbills?\b|\bcomes? (?:next`,
    String.raw`|up|out|off|@)|\bcoming (?:in|@)|\b(?:is|are) coming$|\bnext\b`,
  ).test(signs.skeleton) &&
  !/\bwhen (?:did|was|were|have)\b|\blast time\b/.test(signs.skeleton) &&
  !isDone(signs)

/** A bill of a day that has been, and whether one was paid, are in the rows. */
const isDone = ({ skeleton, isPast }: Signs) =>
  (isPast && /\b(?:did|was|were)\b/.test(skeleton)) ||
  (/^(?:have|did) (?:i|we) (?:already )?pa(?:y|id)\b/.test(skeleton) &&
    !/\b(?:not|next|due|all|bills)\b/.test(skeleton))

const paysSomebody = ({ has }: Signs) =>
  ['person', 'group', 'place', 'item'].some((kind) => has(kind as NameKind))

export const isLoan = (signs: Signs) =>
  !/\binterest and\b/.test(signs.skeleton) &&
  (signs.has('loan', true) ||
    shapeOf(
      String.raw`\b(?:loans?|debts?|debt free|paid off|pay off|paying off|instal?ments?`,
      String.raw`|repay\w*|still owe (?:on|for))\b`,
    ).test(signs.skeleton) ||
    (signs.has('loan') &&
      /\b(?:owe|left|open|remain\w*|off|rate|finished|done|interest|payment|due|over|pay)\b/.test(
        signs.skeleton,
      )) ||
    (/\b(?:i|we) (?:pay|paid) back\b/.test(signs.skeleton) && !paysSomebody(signs)) ||
    (/\bborrow(?:ed)?\b/.test(signs.skeleton) && !signs.has('person', true)) ||
    (/\b(?:mortgage|credit)\b/.test(signs.skeleton) &&
      /\b(?:owe|left|remain\w*|paid off|rate|open)\b/.test(signs.skeleton)) ||
    (/\binterest\b.*\b(?:pay|paid|rate|left|cost)\b|\b(?:pay|paid|much)\b.*\binterest\b/.test(
      signs.skeleton,
    ) &&
      !comesIn.test(signs.said)))

export const isGoal = (signs: Signs) =>
  (signs.has('goal') ||
    /\bgoals?\b|\bsav(?:e|ed|ing|ings) (?:for|towards?|up)\b/.test(signs.skeleton)) &&
  !/\b(?:spend|spent|cost|costs|bought|budget|owe|owes|cancel|afford)\b/.test(signs.skeleton)

/** What may go out on a day, as the dashboard says it. */
export const isSafe = ({ said, has }: Signs) =>
  !['budget', 'category', 'goal'].some((kind) => has(kind as NameKind)) &&
  shapeOf(
    String.raw`\bsafe(?:ly)? (?:to )?spend\b|\b(?:can|may|could|should) (?:i|we) `,
    String.raw`(?:still |safely )*spend (?:today|(?:a|per|each|every) day)\b`,
  ).test(said)

/** Without a budget that is named, what was left of days that have been is what stayed. */
const isLeftThen = ({ isPast, has, skeleton }: Signs) =>
  isPast &&
  !has('budget') &&
  (!has('category') || /\b(?:salary|income|wages?|pay)\b/.test(skeleton)) &&
  /\b(?:left|remain\w*)\b/.test(skeleton) &&
  !/\bbudgets?\b/.test(skeleton)

const howBudgetIs =
  /\b(?:how (?:is|are|was)|over|under|used?|stay|stayed|doing|going|state|status|look|track|far)\b/

/** What something takes a week is no question of what is left of its budget. */
const perTime = /\b(?:per|a|each|every) (?:day|week|month|year)\b|\b(?:average|usual\w*)\b/

/** Called like its category it is meant by no spending on that, nor by a limit: trips over 80. */
const isOfBudget = ({ skeleton, has }: Signs) =>
  has('budget', true) &&
  !has('group', true) &&
  !has('tag', true) &&
  boundIn(skeleton) === null &&
  (howBudgetIs.test(skeleton) ||
    (/\bspen[dt]\b/.test(skeleton) && !perTime.test(skeleton) && !has('category', true)))

/** Bills that are left are still to come; of a budget they are none. */
const isBillsLeft = ({ skeleton }: Signs) =>
  /\b(?:bills|payments|subscriptions)\b.*\b(?:left|remain\w*)\b/.test(skeleton) &&
  !/\b(?:after|budgets?|money|much)\b/.test(skeleton)

export const isLeft = (signs: Signs) =>
  !isLeftThen(signs) &&
  !isBillsLeft(signs) &&
  !/\bleft over\b|\bleft from\b|\bleft of (?:my )?(?:income|salary|pay|wages?)\b/.test(
    signs.skeleton,
  ) &&
  (goingOver.test(signs.skeleton) ||
    /\bbudgets?\b|\bexceed\w*\b|\bover ?spen|\bstill spend\b|\bsafe to spend\b|\ballowance\b/.test(
      signs.skeleton,
    ) ||
    /\b(?:left|remain\w*)\b/.test(signs.skeleton) ||
    (/\broom\b/.test(signs.skeleton) && signs.has('budget') && !signs.hasAmount) ||
    (/\bcan i (?:still )?(?:spend|use)\b|\bmay i (?:still )?spend\b/.test(signs.skeleton) &&
      !signs.hasAmount) ||
    isOfBudget(signs))

/** When can I buy what I save for is a question of the goal. */
const isOfGoal = ({ skeleton, has, hasAmount }: Signs) =>
  has('goal') && !hasAmount && /^when\b/.test(skeleton)

export const isAfford = (signs: Signs) => !isOfGoal(signs) && isToAfford(signs)

const isToAfford = (signs: Signs) =>
  /\bafford\w*\b/.test(signs.skeleton) ||
  (/^(?!when\b).*\b(?:have|got|be|is there) enough (?:money |left )*(?:for|to pay)\b/.test(
    signs.skeleton,
  ) &&
    !signs.has('goal')) ||
  ((signs.hasAmount || /\bbuy\b/.test(signs.skeleton)) &&
    shapeOf(
      String.raw`\b(?:can|could|may|should|am) (?:i|we)(?: \w+)? (?:buy|get|spend|pay`,
      String.raw`|treat|allow\w*|go (?:for|on|to)|take)\b`,
      String.raw`|\bthere (?:enough )?money for\b|\benough (?:money |left |room )?(?:for`,
      String.raw`|to)\b|\broom for\b|\bdo i have\b.*\bfor\b|\bfits?\b`,
      String.raw`|^(?:is|are|would|will) .*#.*\b(?:ok|okay|fine|too much|reasonable`,
      String.raw`|sensible|possible)\b|^i (?:want|would like|need|plan) to (?:buy|get)\b`,
    ).test(signs.skeleton))

export const isKept = (signs: Signs) => isLeftThen(signs) || isSaved(signs)

const isSaved = ({ skeleton }: Signs) =>
  shapeOf(
    String.raw`\bsavings? rate\b|\b(?:did|do|have|could|can) (?:i`,
    String.raw`|we)(?: \w+)? saved?\b|\bsaved\b|\bsurplus\b|\bleft over\b`,
    String.raw`|\bleft from\b|\bkept\b|\bkeep\b|\bnet\b|\bmake ends meet\b`,
    String.raw`|\bwithin my means\b|\bin the (?:red|black)\b|\bput by\b`,
    String.raw`|\bleft of (?:my )?(?:income|salary|pay|wages?)\b|\bsavings\b`,
  ).test(skeleton) ||
  (/\b(?:spen[dt]|spending|went out|outgoings|expenses)\b/.test(skeleton) &&
    /\b(?:earn(?:ed|ing|ings)?|income|made|came in|salary)\b/.test(skeleton))

const ranks = shapeOf(
  String.raw`\b(?:most|least|highest|lowest|biggest|largest|smallest|dearest`,
  String.raw`|cheapest|best|worst|more|expensive|costliest|priciest|top)\b`,
)

export const isRanking = ({ skeleton }: Signs) =>
  ((shapeOf(
    String.raw`\b(?:which|what|in which|whats) (?:was |is |were )?(?:my `,
    String.raw`|the )?(?:\w+ ){0,3}?(?:months?|years?|day|week)\b`,
  ).test(skeleton) ||
    shapeOf(
      String.raw`\b(?:dearest|cheapest|worst|best|highest|lowest|biggest|expensive`,
      String.raw`|priciest) (?:spending )?(?:month|year|day|week)\b`,
    ).test(skeleton) ||
    /\bwhen did i spend (?:the )?(?:most|least)\b/.test(skeleton)) &&
    ranks.test(skeleton)) ||
  /\b(?:by|per|which|what|each) (?:weekday|days? of the week)\b/.test(skeleton)

export const biggest = shapeOf(
  String.raw`\b(?:the )?most (?:i|we) (?:have |ever |@ )*(?:spent|paid)\b`,
  String.raw`|\b(?:biggest|largest|highest|most expensive|top|dearest|priciest`,
  String.raw`|costliest|smallest|cheapest|lowest|least expensive)\b`,
)

/** At which restaurant, which café: of a kind of place. */
const whichPlace = shapeOf(
  String.raw`\b(?:at|in|from) which \S+ (?:do|did|have) (?:i|we)\b`,
  '|^which (?:restaurants?|cafes?|bars?|pubs?|supermarkets?|bakery|bakeries) ',
)

export const isPlaces = ({ skeleton }: Signs) =>
  /\b(?:shops?|stores?|merchants?|compan(?:y|ies)|suppliers?|vendors?|places?)\b/.test(skeleton)
    ? ranks.test(skeleton) || /\bwhich\b|\bby\b|\bper\b/.test(skeleton)
    : shapeOf(
        String.raw`\bwhere (?:do|did|have|am) i (?:spend|spent|shop|buy|bought)\b`,
        String.raw`|\bwho (?:do|did|have) i (?:pay|paid)\b.*\bmost\b|\bwho gets\b`,
      ).test(skeleton) ||
      (whichPlace.test(skeleton) && ranks.test(skeleton))

export const isCategories = ({ skeleton }: Signs) =>
  shapeOf(
    String.raw`\bcategor(?:y|ies)\b|\bwhere (?:does|did|is|has) (?:my|the|all|our)\b`,
    String.raw`|\bbreakdown\b|\bwhat (?:do|did|have) (?:i|we) (?:spend`,
    String.raw`|spent) (?:the )?(?:most|least) (?:money )?on\b`,
    String.raw`|\b(?:most|least) (?:money )?(?:on|for)\b`,
    String.raw`|\bmost of my money\b|\bwhat costs? me (?:the )?most\b`,
  ).test(skeleton)
