import { useMemo, useState } from 'react'
import type { GroupShareRow } from '#contract/groups/expenses.ts'
import { shareId } from '#domain/groups/share-id.ts'
import { proposeAccount } from '#domain/habits/propose-account.ts'
import { methodFor, usualMethod } from '#domain/habits/usual-method.ts'
import type { AccountRow } from '#web/accounts/account.ts'
import { noAccount, OwnAccount, SavedAccount, useOwnAccount } from '#web/accounts/own-account.tsx'
import type { Replica } from '#web/data/replica/types.ts'
import { useReplica, useRows, useTable } from '#web/data/replica-react.tsx'
import { expenses } from '#web/ledger/model/noun.ts'
import { say } from '#web/words/say.ts'
import { useWrites } from '#web/writes/use-writes.ts'
import type { BillDraft } from './draft.ts'
import type { BillFields } from './read-bill.ts'
import type { OwnPart } from './use-bill-writes.ts'

const label = say('Paid from your account')

/** As what I pay alone: a bill does not say how it was paid. */
function proposeForBill(
  replica: Replica,
  accounts: readonly AccountRow[],
  { description, currency }: Pick<BillDraft, 'description' | 'currency'>,
) {
  const thing = { description, place: '', categoryId: null }
  const paymentMethod = methodFor(replica, thing) ?? usualMethod(replica)
  return proposeAccount(replica, accounts, expenses, { ...thing, currency, paymentMethod })
}

/** The account of a bill that is being written: it goes into my own part of it. */
export function useBillAccount(meId: string | null, bill: BillDraft) {
  const { payer, paid, currency, description, jointAccountId } = bill
  const replica = useReplica()
  const accounts = useRows('accounts')
  const [chosen, setDraft] = useState<typeof noAccount | null>(null)
  const proposed = useMemo(
    () => proposeForBill(replica, accounts, { description, currency }),
    [replica, accounts, description, currency],
  )
  const draft = chosen ?? { ...noAccount, accountId: proposed ?? '' }
  const read = useOwnAccount(currency)
  const isPayer = meId !== null && (payer === meId || (payer === null && !!paid[meId]))
  const isMine = isPayer && jointAccountId === null
  return {
    field: isMine ? <OwnAccount {...{ label, currency, draft }} onChange={setDraft} /> : null,
    /** Null where I paid nothing or from no account, undefined where an amount cannot be read. */
    partFor: (expenseId: string, { payers }: BillFields): OwnPart | null | undefined => {
      if (!meId || jointAccountId || !payers.some(({ memberId }) => memberId === meId)) return null
      const fields = read(draft)
      if (!fields) return undefined
      return fields.accountId ? { id: shareId(expenseId, meId), ...fields } : null
    },
    /** Who deletes a bill and takes that back has the account back, too. */
    storedPart: (expenseId: string): OwnPart | null => {
      const row: unknown = meId && replica.rows('group_shares').get(shareId(expenseId, meId))
      const { id, accountId, accountAmount } = (row ?? {}) as Partial<GroupShareRow>
      return id && accountId ? { id, accountId, accountAmount: accountAmount ?? null } : null
    },
  }
}

export interface PartAccountProps {
  /** My part of a bill. */
  readonly id: string
}

/** Of a bill that is there: only my own book changes. */
export function PartAccount({ id }: PartAccountProps) {
  const { replica } = useTable('group_shares')
  const { change } = useWrites('group_shares')
  const row: unknown = replica.rows('group_shares').get(id)
  const share = row as GroupShareRow | undefined
  if (!share?.paid || share.jointAccountId) return null
  return (
    <SavedAccount
      label={label}
      currency={share.currency}
      saved={share}
      onSave={(fields) => change(share, fields, { title: say('Changed in your own book') })}
    />
  )
}
