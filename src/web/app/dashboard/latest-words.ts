import { say } from '#web/words/say.ts'
import type { Latest } from './latest.ts'

const statusWords = {
  claimed: [say('not confirmed yet')],
  confirmed: [],
  disputed: ['disputed'],
} as const

/** Money that came, and not what was let go. */
export const isIn = ({ from, payment }: Latest): boolean =>
  from === 'incomes' || (payment !== null && !payment.isMine && !payment.isWrittenOff)

/** "You paid Ben", "Ben paid you"; of everything else what it is called. */
export function latestWords({ payment, description }: Latest): string {
  if (payment === null) return description
  const { isMine, isWrittenOff, other } = payment
  const [who, whom] = [other || say('Somebody'), other || 'somebody']
  if (isWrittenOff) {
    return isMine
      ? say('{who} wrote off what you owed', { who })
      : say('You wrote off what {whom} owed', { whom })
  }
  return isMine ? say('You paid {whom}', { whom }) : say('{who} paid you', { who })
}

/** What a payment was for, and whether it counts. */
export const paymentDetails = ({ payment, description }: Latest): readonly string[] =>
  payment === null
    ? []
    : [
        ...(description && !payment.isWrittenOff ? [description] : []),
        ...(payment.isWrittenOff ? [] : statusWords[payment.status]),
      ]
