import type { CardSentences } from './claims.ts'
import { chargeSentences } from './of-charges.ts'
import { moneySentences } from './of-money.ts'
import { planSentences } from './of-plans.ts'
import { savingSentences } from './of-saving.ts'

/** How every rule speaks, and what its rows must then bear out. */
export const cardSentences: Readonly<Record<string, CardSentences>> = {
  ...chargeSentences,
  ...planSentences,
  ...moneySentences,
  ...savingSentences,
}
