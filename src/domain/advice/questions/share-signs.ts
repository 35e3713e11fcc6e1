/** By what words a question asks how much of one thing another is. */
import type { Signs } from './topic-signs.ts'

/** By which way to pay, where it is said behind what was bought. */
const boughtBy = /\b(?:in cash|by (?:card|bank|phone|transfer)|with (?:my |the )?card)\b/

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
    (/\b(?:what|which) (?:share|part)\b/.test(skeleton) && !has('group'))) &&
  /\bof\b|@/.test(skeleton) &&
  !/\b(?:sav\w+|kept|keep|stayed|rise|rose|risen|increased?|than|more|less|up|down)\b/.test(
    skeleton,
  )
