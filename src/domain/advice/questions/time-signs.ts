/** By what words a question asks since when, until when, whether still, and month by month. */
import type { NameKind } from './names.ts'
import { shapeOf } from './shape.ts'
import type { Signs } from './topic-signs.ts'

const bought: readonly NameKind[] = ['template', 'place', 'item', 'category', 'tag']

/** Something is named that is paid for; no loan, goal or budget. */
const isOfThing = ({ has }: Signs) =>
  bought.some((kind) => has(kind)) && !has('loan', true) && !has('goal', true)

/** Since when something is paid for; since when it costs so much is its price. */
export const isSince = (signs: Signs) =>
  isOfThing(signs) &&
  !signs.hasAmount &&
  shapeOf(
    String.raw`\bsince when (?:do|did|have|am) (?:i|we)\b|\bhow long (?:have|am) (?:i|we)\b`,
    String.raw`|\bwhen did (?:i|we) (?:start|begin)\b`,
  ).test(signs.skeleton)

/** Whether something is still paid for. */
export const isStill = (signs: Signs) =>
  isOfThing(signs) &&
  !signs.hasAmount &&
  shapeOf(
    String.raw`^(?:and )?(?:do|am|are|is) (?:i |we |my |the |our |_ )*(?:\S+ )?still `,
    String.raw`(?:pay|paying|subscribed|running|active|a member|being charged)\b`,
    String.raw`|^(?:and )?(?:do|am) (?:i|we) (?:pay|paying|subscribed)\b`,
    String.raw`(?! .*\b(?:more|less|too)\b)`,
  ).test(signs.skeleton)

/** What was given up: what can be is another question. */
export const isEnded = ({ skeleton }: Signs) =>
  shapeOf(
    String.raw`\b(?:did|have|had) (?:i|we) (?:already |ever |recently )?(?:cancel\w*|terminat\w*`,
    String.raw`|quit|stop(?:ped)? paying|end(?:ed)?)\b|\b(?:have|has|had|was|were) (?:\w+ )?`,
    String.raw`(?:been )?cancell?ed\b|^(?:which |what |my |the )*(?:cancelled|canceled|ended`,
    String.raw`|old|former) (?:subscriptions?|contracts?|memberships?)\b`,
  ).test(skeleton) && !/\bcan\b|\bcould\b|\bhave to\b/.test(skeleton)

const usually = /\b(?:average|usual\w*|normal\w*|typical\w*|median|most|least|more|less)\b/

/** What each month came to, where that is not what one usually comes to. */
export const isMonths = ({ skeleton, periods, hasAmount }: Signs) =>
  !hasAmount &&
  !usually.test(skeleton) &&
  (/\bby (?:month|week|day|year)\b|\b(month|week|day|year) (?:by|for) \1\b/.test(skeleton) ||
    (/\b(?:each|every) (?:single )?(?:month|week|day|year)\b/.test(skeleton) &&
      (periods > 0 || /\b(?:did|spent|earned)\b/.test(skeleton))))

/** How long what one has will do. */
export const isLasting = ({ skeleton, has }: Signs) =>
  !has('budget') &&
  shapeOf(
    String.raw`\bhow long (?:will|does|do|can|would) (?:my |our |the )?(?:money|cash|savings?)\b`,
    String.raw`.*\blasts?\b|\brun(?:ning)? out of (?:money|cash)\b`,
    String.raw`|\bhow (?:long|many months) (?:can|could|would) (?:i|we) (?:live|get by|last)\b`,
  ).test(skeleton)

/** The last thing that was bought, and what the last one was. */
export const isLast = ({ skeleton }: Signs) =>
  shapeOf(
    String.raw`\bwhat did (?:i|we) last\b|`,
    String.raw`\bwhen (?:did|was|were|have) (?:i |we |the |my )?(?:\w+ )?(?:last`,
    String.raw`|latest)\b|\blast time\b|\bmost recent\b|\blatest\b|\bwhen (?:did|was`,
    String.raw`|were|have)\b|\b(?:last|first) (?:\S+ )?(?:visit|purchase|payment|expense`,
    '|entry|bill',
    String.raw`|invoice|thing|time|order|shopping)\b|\bhow long ago\b`,
    String.raw`|\b(?:was|were|is) (?:my |the |our )?last\b|^(?:and )?(?:my |the )?last _$`,
    String.raw`|\bwhat (?:have )?(?:i|we) last (?:buy|bought|paid)\b`,
  ).test(skeleton) && !/\b(?:will|next)\b/.test(skeleton)
