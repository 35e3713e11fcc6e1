import type { GroupCommandInput } from '#contract/groups/commands.ts'
import { isWrittenOff, type SettlementRow } from '#contract/groups/settlements.ts'
import { formatAmount } from '#domain/money/money.ts'
import type { OwnAccountFields } from '#web/accounts/own-account.tsx'
import { useConfirmPayment } from '#web/accounts/settlement/use-confirm-payment.ts'
import { newId } from '#web/data/new-id.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { say } from '#web/words/say.ts'
import { command } from '#web/writes/command.ts'
import { useWrites } from '#web/writes/use-writes.ts'

export type PaymentFields = Omit<GroupCommandInput<'settlements.claim'>['doc'], 'id'>

const without: OwnAccountFields = { accountId: null, accountAmount: null }

type Debt = Pick<PaymentFields, 'from' | 'amount' | 'currency' | 'date'>

export function usePaymentWrites(groupId: string) {
  const { give, run } = useWrites('groups')
  const setAccount = (id: string, fields: OwnAccountFields | null) =>
    command('settlements.setAccount', { groupId, id, ...(fields ?? without) })
  const { locale } = useLocale()
  const sum = ({ amount, currency }: Pick<PaymentFields, 'amount' | 'currency'>) =>
    formatAmount(amount, currency, locale)
  return {
    record: (fields: PaymentFields, account: OwnAccountFields = without) => {
      const id = newId()
      const claim = command('settlements.claim', { groupId, doc: { id, ...fields } })
      const remove = command('settlements.delete', { groupId, id })
      const said = { title: say('Payment recorded'), description: sum(fields) }
      if (account.accountId === null) return give(claim, { ...said, undo: remove })
      const commands = [claim, setAccount(id, account)]
      return run({ commands, undo: [setAccount(id, null), remove] }, said)
    },
    setAccount: (id: string, before: OwnAccountFields | null, after: OwnAccountFields) =>
      give(setAccount(id, after), {
        title: say('Changed in your own book'),
        undo: setAccount(id, before),
      }),
    /** The whole of it; the record says who let whom off. */
    writeOff: (debt: Debt, name: string) => {
      const id = newId()
      give(command('settlements.writeOff', { groupId, id, ...debt }), {
        title: say('Wrote off what {name} owed you', { name }),
        description: sum(debt),
        undo: command('settlements.delete', { groupId, id }),
      })
    },
    confirm: useConfirmPayment(),
    dispute: ({ id, ...row }: SettlementRow) =>
      give(command('settlements.dispute', { groupId, id }), {
        title: say('Payment disputed; it does not count'),
        description: sum(row),
        undo: command('settlements.reopen', { groupId, id }),
      }),
    remove: (payment: SettlementRow) =>
      give(command('settlements.delete', { groupId, id: payment.id }), {
        title: isWrittenOff(payment) ? say('No longer written off') : say('Payment deleted'),
        description: sum(payment),
        undo: command('settlements.restore', { groupId, id: payment.id }),
      }),
  }
}
