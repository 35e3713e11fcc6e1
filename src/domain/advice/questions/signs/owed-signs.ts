/** By what words a question asks what is owed, and what came back. */
import { shapeOf } from '../shape.ts'
import type { Signs } from '../topic-signs.ts'

/** What is open in a group that is named. */
const isOpenIn = ({ skeleton, has }: Signs) =>
  has('group') &&
  shapeOf(
    String.raw`\bhow (?:do|does|are) (?:i|we) stand\b`,
    String.raw`|\b(?:open|outstanding|unsettled|unpaid|balances?|settled?)\b`,
  ).test(skeleton)

export const isOwed = (signs: Signs) =>
  isOpenIn(signs) ||
  (signs.has('person') && /\bgets? (?:back )?from (?:me|us)\b/.test(signs.skeleton)) ||
  shapeOf(
    String.raw`\b(?:owe|owes|owed|owing)\b|\bsettled? (?:up|with)\b|\bsquare with\b`,
    String.raw`|\beven with\b|\bquits\b|\bpa(?:y|ys|id) (?:me|us) back\b`,
    String.raw`|\bget back from\b|\bback from\b|\bwho has to pay\b`,
    String.raw`|\bwhom? (?:\S+ ){1,4}?(?:pay|paid) back\b`,
    String.raw`|\bnot (?:yet )?pa(?:y|id) (?:me |us )?back\b|\b_ pa(?:y|id) back\b`,
    String.raw`|\bexpect(?:ing)? back\b|\b(?:get|come) back\b`,
    String.raw`|\b(?:have|has|had|needs?) to pay (?:me|us)\b|\bgroups?\b.* not settled\b`,
  ).test(signs.skeleton)

const cameBack = shapeOf(
  String.raw`\b(?:did|have|has|was|were) (?:\S+ ){0,4}(?:get|got|gotten|receive|received|come`,
  String.raw`|came|pay|paid|given) (?:\S+ ){0,3}back\b|\b(?:got|came|paid (?:me|us)) back\b`,
)

/** What was spent is told after what came back, and before it. */
export const isBesideRefunds = /\b(?:after|before) refunds\b/

/** What came back: by its word, or from somewhere that is no person. */
export const isRefund = (signs: Signs) =>
  (/\brefund\w*\b|\breimburs\w*\b/.test(signs.skeleton) && !isBesideRefunds.test(signs.skeleton)) ||
  (signs.has('person') &&
    /\bwhen did \S+ (?:\S+ )?(?:last |ever )?pay (?:me|us)\b/.test(signs.skeleton)) ||
  (cameBack.test(signs.skeleton) && !/\b(?:not|who|yet)\b/.test(signs.skeleton)) ||
  (/\bback\b/.test(signs.skeleton) &&
    isOwed(signs) &&
    signs.has('place') &&
    !signs.has('group', true) &&
    !(signs.has('person', true) && !signs.has('place', true)))
