import { say } from '#web/words/say.ts'
import type { ExpenseFields } from './entry.ts'

export const paymentWords: Readonly<Record<ExpenseFields['paymentMethod'], string>> = {
  card: say('Card'),
  cash: say('Cash'),
  bank: say('Bank transfer'),
  mobile: say('Phone'),
  other: say('Other or not said'),
}
