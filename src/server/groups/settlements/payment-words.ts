import type { SettlementRow } from '#contract/groups/settlements.ts'
import { formatAmount } from '#domain/money/money.ts'
import { shortName } from '../short-name.ts'

export interface SaidPayment extends Pick<SettlementRow, 'amount' | 'currency' | 'status'> {
  readonly from: string
  readonly to: string
  /** Who wrote it down, or answered. */
  readonly by: string
  readonly isNew: boolean
  /** They are one of the two it is between. */
  readonly isBySides: boolean
  /** Who would have paid says that they did not. */
  readonly isDenied: boolean
  /** Another says for them that it arrived. */
  readonly isReceiverGone: boolean
  /** Who wrote it down may be neither. */
  readonly reader: 'payer' | 'receiver' | 'writer'
  readonly mayReaderAnswer: boolean
  readonly groupName: string
  readonly locale: string
}

interface Names {
  readonly from: string
  readonly to: string
  readonly by: string
  readonly group: string
  readonly sum: string
}

type Words = readonly [title: string, body: string]

/** To who paid, or would have. */
function payerWords(payment: SaidPayment, names: Names): Words {
  const { isNew, status, isDenied, mayReaderAnswer, isReceiverGone } = payment
  const { to, by, group, sum } = names
  const confirmer = isReceiverGone ? 'another who leads the group' : to
  if (isNew) {
    const title = `${by} recorded that you paid ${by === to ? 'them' : to} ${sum}`
    if (status === 'confirmed') {
      const deny = 'If you did not pay it, open it and choose “It was not paid”.'
      return [title, `It counts in ${group}. ${deny}`]
    }
    const counts = mayReaderAnswer ? 'you confirm it' : `${confirmer} confirms it`
    return [title, `It counts in ${group} when ${counts}. If it is not so, you can delete it.`]
  }
  if (status === 'confirmed') return [`${by} confirmed ${sum}`, `Your payment in ${group} arrived.`]
  if (isDenied) return [`${by} says you did not pay ${sum}`, `It does not count in ${group}.`]
  const rest = isReceiverGone
    ? 'You can delete it.'
    : `${to} can still confirm it when the money is there, or you delete it.`
  return [`${by} has not received ${sum}`, `The payment does not count in ${group}. ${rest}`]
}

/** To who was paid. */
function receiverWords(payment: SaidPayment, names: Names): Words {
  const { from, by, group, sum } = names
  const { status, isDenied, isBySides } = payment
  if (status === 'claimed') {
    const where = isBySides ? `In ${group}.` : `${by} recorded it in ${group}.`
    return [`${from} paid you ${sum}`, `${where} Confirm it when the money is there.`]
  }
  if (isDenied) {
    return [`${by} says ${sum} was not paid to you`, `It does not count in ${group}.`]
  }
  const did = status === 'confirmed' ? 'confirmed' : 'disputed'
  return [`${by} ${did} ${sum} for you`, `The payment from ${from} in ${group}.`]
}

/** To who wrote down what two others should have paid each other, or leads their group. */
function writerWords({ isDenied, isNew, status }: SaidPayment, names: Names): Words {
  const { from, to, by, group, sum } = names
  if (isNew && status === 'claimed') {
    const counts = `${to} is no longer in ${group} and cannot confirm it.`
    return [`${from} paid ${to} ${sum}`, `${counts} If you know that it was paid, confirm it.`]
  }
  if (isNew) {
    const counts = `It counts in ${group} by the word of ${by}, as ${to} cannot confirm it.`
    return [`${from} paid ${to} ${sum}`, `${counts} If it was not paid, say so there.`]
  }
  const body = `You recorded it in ${group}. It does not count there.`
  if (isDenied) return [`${by} says ${sum} was not paid to ${to}`, body]
  return by === to
    ? [`${by} has not received ${sum} from ${from}`, body]
    : [`${by} says ${sum} from ${from} to ${to} did not arrive`, body]
}

const wordsFor = { payer: payerWords, receiver: receiverWords, writer: writerWords } as const

/** What somebody has written down or said about a payment, as each side is told. */
export function paymentWords(payment: SaidPayment) {
  const { from, to, by, groupName, amount, currency, locale } = payment
  const names = {
    ...{ from: shortName(from), to: shortName(to), by: shortName(by) },
    group: shortName(groupName),
    sum: formatAmount(amount, currency, locale),
  }
  const [title, body] = wordsFor[payment.reader](payment, names)
  return { title, body }
}
