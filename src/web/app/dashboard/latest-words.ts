import type { Latest } from './latest.ts'

const statusWords = {
  claimed: ['not confirmed yet'],
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
  const [who, whom] = [other || 'Somebody', other || 'somebody']
  if (isWrittenOff) {
    return isMine ? `${who} wrote off what you owed` : `You wrote off what ${whom} owed`
  }
  return isMine ? `You paid ${whom}` : `${who} paid you`
}

/** What a payment was for, and whether it counts. */
export const paymentDetails = ({ payment, description }: Latest): readonly string[] =>
  payment === null
    ? []
    : [
        ...(description && !payment.isWrittenOff ? [description] : []),
        ...(payment.isWrittenOff ? [] : statusWords[payment.status]),
      ]
