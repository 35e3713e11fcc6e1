import { formatAmount } from '#domain/money/money.ts'
import type { OwnAccountFields } from '#web/accounts/own-account.tsx'
import { newId } from '#web/data/new-id.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import type { SavingOnce } from '#web/form/saving-once.ts'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { say } from '#web/words/say.ts'
import { useWrites } from '#web/writes/use-writes.ts'
import { inTurn, removing, type Write } from '#web/writes/write.ts'
import type { Entry, EntryFields, Expense, ExpenseFields } from '../model/entry.ts'
import { isExpense } from './draft.ts'
import { settling } from './save/entry-writes.ts'
import type { DraftForm } from './use-draft.ts'

interface Setting {
  readonly entry: Entry | null
  readonly form: DraftForm
  /** What else was changed in the sheet goes along. */
  readonly writeOf: (fields: EntryFields) => Write
  readonly once: SavingOnce
  readonly onDone: () => void
}

/** What was expected has come, or has not after all. */
export function useBackActs({ entry, form, writeOf, once, onDone }: Setting) {
  const replica = useReplica()
  const writes = useWrites('expenses')
  const today = useToday()
  const { locale } = useLocale()
  const expense = entry && isExpense(entry) ? entry : null
  const receive = (amount: number, account: OwnAccountFields) =>
    form.submit((fields) => once.save(form.draft, () => receiveWith(fields, amount, account)))
  const receiveWith = (fields: EntryFields, amount: number, account: OwnAccountFields) => {
    if (expense === null) return
    const after: Expense = { ...(fields as ExpenseFields), id: expense.id }
    const back = after.expectedBack
    const write = inTurn([
      writeOf(fields),
      settling(after, { today, incomeId: newId(), amount, account }),
    ])
    const sum = formatAmount(amount, after.currency, locale)
    const into = replica.rows('accounts').get(account.accountId ?? '')?.name as string | undefined
    const title = say('Received {sum} from {from}', { sum, from: back?.from ?? '' })
    writes.run(write, {
      title,
      variant: 'success',
      ...(into ? { description: say('Into {into}', { into }) } : {}),
    })
    onDone()
  }
  const unreceive = () => {
    const back = expense?.expectedBack
    if (!expense || !back) return
    const row = replica.rows('incomes').get(back.settledBy ?? '')
    writes.run(removing('incomes', row ? [row] : []), {
      title: say('{from} still owes you that', { from: back.from }),
    })
    onDone()
  }
  return { receive, unreceive }
}
