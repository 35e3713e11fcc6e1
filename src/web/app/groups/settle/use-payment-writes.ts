import type { GroupCommandInput } from '#contract/groups/commands.ts'
import { isWrittenOff, type SettlementRow } from '#contract/groups/settlements.ts'
import { formatAmount } from '#domain/money/money.ts'
import { newId } from '#web/data/new-id.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { command } from '#web/writes/command.ts'
import { useWrites } from '#web/writes/use-writes.ts'

export type PaymentFields = Omit<GroupCommandInput<'settlements.claim'>['doc'], 'id'>

type Debt = Pick<PaymentFields, 'from' | 'amount' | 'currency' | 'date'>

export function usePaymentWrites(groupId: string) {
  const { give } = useWrites('groups')
  const { locale } = useLocale()
  const sum = ({ amount, currency }: Pick<PaymentFields, 'amount' | 'currency'>) =>
    formatAmount(amount, currency, locale)
  return {
    record: (fields: PaymentFields) => {
      const id = newId()
      give(command('settlements.claim', { groupId, doc: { id, ...fields } }), {
        title: 'Payment recorded',
        description: sum(fields),
        undo: command('settlements.delete', { groupId, id }),
      })
    },
    /** The whole of it; the record says who let whom off. */
    writeOff: (debt: Debt, name: string) => {
      const id = newId()
      give(command('settlements.writeOff', { groupId, id, ...debt }), {
        title: `Wrote off what ${name} owed you`,
        description: sum(debt),
        undo: command('settlements.delete', { groupId, id }),
      })
    },
    confirm: ({ id, ...row }: SettlementRow) =>
      give(command('settlements.confirm', { groupId, id }), {
        title: 'Payment confirmed',
        description: sum(row),
        undo: command('settlements.reopen', { groupId, id }),
      }),
    dispute: ({ id, ...row }: SettlementRow) =>
      give(command('settlements.dispute', { groupId, id }), {
        title: 'Payment disputed; it does not count',
        description: sum(row),
        undo: command('settlements.reopen', { groupId, id }),
      }),
    remove: (payment: SettlementRow) =>
      give(command('settlements.delete', { groupId, id: payment.id }), {
        title: isWrittenOff(payment) ? 'No longer written off' : 'Payment deleted',
        description: sum(payment),
        undo: command('settlements.restore', { groupId, id: payment.id }),
      }),
  }
}
