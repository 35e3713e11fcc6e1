/** What a question is about, told from its plain words and from the kinds of things it names. */

import { isBills, isDays, isDaysUntil, isOnce, isOutlay, isShare, isTwice } from './count-signs.ts'
import { isPriced } from './price-signs.ts'
import { orders, strange, wishes } from './refused-words.ts'
import { shapeOf } from './shape.ts'
import { isBesideRefunds, isOwed, isRefund } from './signs/owed-signs.ts'

import { isEnded, isLast, isLasting, isMonths, isSince, isStill } from './time-signs.ts'
import {
  besideUsual,
  biggest,
  isAfford,
  isAhead,
  isCategories,
  isCompare,
  isConvert,
  isGoal,
  isKept,
  isLeft,
  isLoan,
  isOutlook,
  isPlaces,
  isRanking,
  isSafe,
  type Signs,
  than,
  usual,
  whyWords,
} from './topic-signs.ts'

export const topics = [
  'twice',
  'days',
  'once',
  'bills',
  'outlay',
  'convert',
  'order',
  'outside',
  'summary',
  'why',
  'share',
  'ofIncome',
  'outlook',
  'refunds',
  'owes',
  'loans',
  'afford',
  'cancel',
  'goals',
  'putAside',
  'safe',
  'left',
  'price',
  'subscriptions',
  'ahead',
  'ranking',
  'categories',
  'places',
  'last',
  'still',
  'since',
  'ended',
  'months',
  'lasts',
  'count',
  'average',
  'kept',
  'compare',
  'biggest',
  'list',
  'earned',
  'spent',
] as const
export type Topic = (typeof topics)[number]

type Rule = readonly [Topic, (signs: Signs) => boolean]

const says =
  (shape: RegExp) =>
  ({ skeleton }: Signs) =>
    shape.test(skeleton)

/** Put into goals in October: nobody orders what has been. */
const putThen = /^put (?:in|into|to|toward|towards|aside|by|away)\b/

const rules: readonly Rule[] = [
  ['twice', isTwice],
  ['days', isDays],
  ['once', isOnce],
  ['bills', isBills],
  ['outlay', isOutlay],
  ['convert', isConvert],
  [
    'order',
    ({ skeleton, isPast }) =>
      (orders.test(skeleton) && !(isPast && putThen.test(skeleton))) || wishes.test(skeleton),
  ],
  [
    'outside',
    (signs) => strange.test(signs.said) && !signs.has('loan') && !signs.has('goal', true),
  ],
  [
    'summary',
    says(
      shapeOf(
        String.raw`\bsummar\w*\b|\boverview\b|\brecap\b|\bsum up\b|\breview\b|\breport\b`,
        String.raw`|\bwhole picture\b|\bhow am i doing\b|\bhow are my finances\b`,
        String.raw`|\bam i doing (?:ok|okay|well|fine|alright|good)\b`,
        String.raw`|\bhow (?:was|were|is|did|has|s) (?:my |the |our )?@(?: go| look| been`,
        String.raw`| going| so far)*$|\bhow (?:did|has|was|is) (?:my |the )?(?:month|year`,
        String.raw`|week) (?:go|gone|look|been|going)\b|\bhow (?:was|is) my (?:month|year`,
        String.raw`|week)\b`,
      ),
    ),
  ],
  ['why', says(whyWords)],
  ['lasts', isLasting],
  ['ended', isEnded],
  ['since', isSince],
  ['still', isStill],
  ['share', isShare],
  ['afford', isAfford],
  [
    'cancel',
    says(
      shapeOf(
        String.raw`\bcancel\w*\b|\bterminat\w*\b|\bquit\b|\bget out of\b|\bgive notice\b`,
        String.raw`|\bnotice period\b|\btrials?\b|\bcontracts? (?:end|ends|run|runs`,
        String.raw`|expire|expires|@)(?=\s|$)|\brenew\w*\b`,
      ),
    ),
  ],
  ['outlook', isOutlook],
  ['ranking', isRanking],
  [
    'kept',
    (signs) =>
      isKept(signs) && !signs.has('goal') && !/\bput aside\b|\bgoals?\b/.test(signs.skeleton),
  ],
  [
    'loans',
    (signs) =>
      isLoan(signs) &&
      !signs.has('person') &&
      !signs.has('group', true) &&
      !/\bwho\b/.test(signs.skeleton),
  ],
  ['refunds', isRefund],
  // What I owe next month is what is due then.
  ['ahead', (signs) => signs.isAheadPeriod && /\bi owe @$/.test(signs.skeleton)],
  ['owes', isOwed],
  [
    'putAside',
    (signs) =>
      /\b(?:put|putting|set|setting|lay|laid) (?:\w+ )?(?:aside|away|by)\b/.test(signs.skeleton) &&
      // What a goal takes a month is told with the goal.
      !(signs.has('goal') && /\b(?:should|must|need)\b/.test(signs.skeleton)),
  ],
  ['goals', isGoal],
  ['safe', isSafe],
  ['left', isLeft],
  ['price', isPriced],
  [
    'subscriptions',
    ({ skeleton, periods }) =>
      shapeOf(
        String.raw`\bsubscri\w+\b|\brecurring\b|\bstanding orders?\b`,
        String.raw`|\bregular (?:payments?|costs?|bills?)\b|\bmemberships?\b`,
        String.raw`|\bdirect debits?\b|\bfixed costs?\b|\bcontracts\b`,
      ).test(skeleton) && !(/\b(?:spent|did)\b/.test(skeleton) || periods > 0),
  ],
  ['last', isLast],
  ['categories', isCategories],
  ['places', isPlaces],
  [
    'compare',
    (signs) =>
      isCompare(signs) &&
      (besideUsual.test(signs.skeleton) ||
        !(
          usual.test(signs.skeleton) &&
          !than.test(signs.skeleton) &&
          !/\bor\b/.test(signs.skeleton)
        )),
  ],
  ['ahead', isDaysUntil],
  ['months', isMonths],
  ['count', says(/\bhow (?:often|many)\b|\bnumber of\b|\bcount\b|\bfrequen/)],
  ['ahead', ({ skeleton, isAheadPeriod }) => isAheadPeriod && biggest.test(skeleton)],
  ['biggest', says(biggest)],
  [
    'average',
    says(
      shapeOf(
        String.raw`\baverages?\b|\bmedian\b|\bon average\b|\btypical(?:ly)?\b|\busual(?:ly)?\b`,
        String.raw`|\bnormal(?:ly)?\b|\b(?:per|a|each|every) (?:month|week|day|year)\b`,
        String.raw`|\bmonthly\b|\bweekly\b|\bdaily\b`,
        String.raw`|\b(?:per|each|every) (?:visit|purchase|time)\b`,
      ),
    ),
  ],
  [
    'ahead',
    (signs) =>
      isAhead(signs) || (signs.isAheadPeriod && !/\b(?:did|spent|was|were)\b/.test(signs.skeleton)),
  ],
  [
    'list',
    says(
      shapeOf(
        '^what (?:did|have) (?:i|we) (?:spend|spent) (?:my |the |our )?money(?: on)?(?: @)?$|',
        String.raw`\bwhat (?:did|have|had) (?:i|we) (?:buy|bought|get|got|purchase`,
        String.raw`|purchased|paid for|pay for)\b|\bwhat was (?:bought|that)\b|\b(?:which`,
        String.raw`|what) (?:expenses?|purchases?|entry|entries|transactions?|payments|incomes)\b`,
        String.raw`|^(?:show|list)\b|^(?:\S+ )?(?:expenses|purchases|payments|entries`,
        '|transactions|incomes) (?:over|under|above|below|between|at least|at most) #',
      ),
    ),
  ],
  [
    'earned',
    says(
      shapeOf(
        String.raw`\bearn(?:ed|s|ing|ings)?\b|\bincomes?\b|\bsalar(?:y|ies)\b|\bwages?\b`,
        String.raw`|\bmade\b|\breceived?\b|\bcom(?:e|es|ing) in\b|\bcame (?:in\b|@)`,
        String.raw`|\b(?:did|do) (?:i|we) make\b|\b(?:was|were) (?:i|we) paid\b`,
        String.raw`|\b(?:money|pay|much) did (?:i|we) (?:get|receive)\b`,
        String.raw`|\bg[eo]t from\b|\bget paid\b|\bgot paid\b|\bpaid me\b`,
        String.raw`|\bpay me\b|\bpaid us\b|\brevenue\b|\bdo i make\b`,
      ),
    ),
  ],
  [
    'spent',
    says(
      shapeOf(
        String.raw`\bspen[dt]\b|\bspends\b|\bspendings?\b|\bcosts?\b|\bpaid\b|\bpay\b`,
        String.raw`|\bhow much\b|\btotal\b|\bexpenses?\b|\bwent out\b|\bgoes? (?:on|out`,
        String.raw`|to)\b|\bwent (?:on|to|for)\b|\bbought\b|\bgone\b|\bwhat about\b`,
        String.raw`|\bmoney\b|\bshare of\b|${isBesideRefunds.source}`,
      ),
    ),
  ],
]

/** The first that fits; null when its plain words ask for nothing. */
export const topicOf = (signs: Signs): Topic | null =>
  rules.find(([, fits]) => fits(signs))?.[0] ?? null

/** Topics that look ahead, so that a month without a year is the coming one. */
export const looksAhead = (topic: Topic | null): boolean =>
  topic !== null && /^(?:ahead|afford|cancel|outlook|lasts)$/.test(topic)
