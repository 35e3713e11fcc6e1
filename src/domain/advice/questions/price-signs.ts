/** By what words a question asks what something costs each time. */
import type { NameKind } from './names.ts'
import { shapeOf } from './shape.ts'
import type { Signs } from './topic-signs.ts'

/** Of what a book is kept by, no category is meant by its own word: which subscriptions. */
const isOnlyKind = ({ skeleton, has }: Signs) =>
  /\b(?:subscriptions?|contracts?|memberships?|bills?)\b/.test(skeleton) && !has('template', true)

/** What one thing costs each time, where it is in no plan. */
const isOfOne = ({ skeleton, has, periods }: Signs) =>
  periods === 0 &&
  (has('place') || has('item') || has('category')) &&
  shapeOf(
    String.raw`\b(?:more expensive|dearer|pricier|costlier|cheaper|price`,
    String.raw`|(?:go|gone|went|going) (?:up|down))\b`,
  ).test(skeleton) &&
  !/\bthan\b/.test(skeleton)

const isOne = ({ has }: Signs) => has('template') || has('place') || has('item')

/** What it was before, and since when it is what it is. */
const wasBefore = shapeOf(
  String.raw`^(?:how much|what) (?:was|were|did) .*\bbefore$`,
  String.raw`|^since when (?:is|are|does|do)\b(?! (?:i|we)\b)`,
)

export const isPriced = (signs: Signs) =>
  (wasBefore.test(signs.skeleton) && signs.periods === 0 && isOne(signs)) || isDearer(signs)

const isDearer = (signs: Signs) =>
  signs.periods < 2 &&
  shapeOf(
    String.raw`\b(?:more expensive|dearer|pricier|costlier|cheaper|price|prices`,
    '|gone up|go up|went up|going up|gone down|go down|went down|increased?',
    String.raw`|raised?|rise|risen|rose|costs? more|cost less)\b`,
  ).test(signs.skeleton) &&
  (signs.has('template') ||
    isOfOne(signs) ||
    ((isOnlyKind(signs) ||
      !['category', 'place', 'item'].some((kind) => signs.has(kind as NameKind))) &&
      shapeOf(
        String.raw`\b(?:what|which|anything|something|who|bills?|subscriptions?`,
        String.raw`|contracts?)\b.*\b(?:more expensive|dearer|pricier|costlier|cheaper`,
        String.raw`|(?:gone|went) (?:up|down)|raised|prices?)\b`,
      ).test(signs.skeleton))) &&
  // Which of two is dearer compares them.
  !/\b(?:dearer|cheaper|pricier|costlier|more expensive)\b.* or /.test(signs.skeleton) &&
  !/\bmonth\b.*\b(?:most|more) expensive\b|\bspend|\bspent/.test(signs.skeleton)
