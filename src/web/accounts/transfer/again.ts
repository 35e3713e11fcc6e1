import { transferTemplates } from '#contract/recurring/entities.ts'
import { repeatWords, ruleAgain } from '#domain/recurring/again.ts'
import type { Frequency } from '#domain/recurring/rule.ts'
import { newId } from '#web/data/new-id.ts'
import { say } from '#web/words/say.ts'
import { creating, inTurn, type Write } from '#web/writes/write.ts'
import type { Accounts, TransferFields } from './draft.ts'

/** What it is called under Recurring, unless a note says it. */
const nameOf = (note: string | null, to: string | undefined) =>
  (note?.trim().split('\n')[0] || `Transfer to ${to ?? 'another account'}`).slice(0, 200)

/** The same again without its fee, which is of one time; both sides are own accounts by then. */
function again(fields: TransferFields, repeats: Frequency, accounts: Accounts): Write | null {
  const { from, to, fee, note, tags } = fields
  const [left, came] = [accounts.get(from?.accountId ?? ''), accounts.get(to?.accountId ?? '')]
  if (!from || !to || !left || !came) return null
  const [ofFrom, ofTo] = [
    fee?.side === 'from' ? fee.amount : 0,
    fee?.side === 'to' ? fee.amount : 0,
  ]
  const isOne = left.currency === came.currency
  const doc = {
    ...transferTemplates.defaults,
    ...{ id: newId(), description: nameOf(note, came.name), note, tags },
    ...{ fromId: left.id, toId: came.id, currency: left.currency, amount: from.amount - ofFrom },
    toAmount: isOne ? null : to.amount + ofTo,
    ...ruleAgain(from.date, repeats),
  }
  return creating('transfer_templates', [doc])
}

/** A new one, and what comes again of it. */
export function addingTransfer(
  fields: TransferFields,
  repeats: Frequency | null,
  accounts: Accounts,
): Write {
  const first = creating('transfers', [{ ...fields, id: newId() }])
  const next = repeats && again(fields, repeats, accounts)
  return next ? inTurn([first, next]) : first
}

/** "It comes again every month." */
export const againWords = (repeats: Frequency | null): string =>
  repeats ? ` ${say('It comes again {often}.', { often: repeatWords[repeats].toLowerCase() })}` : ''
