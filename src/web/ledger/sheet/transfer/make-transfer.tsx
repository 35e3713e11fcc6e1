import { say } from '#web/words/say.ts'
import '#web/data/replica/commands/own-reducers.ts'
import { type FormEvent, useState } from 'react'
import { moveOf } from '#domain/accounts/moves.ts'
import { sideProblem } from '#domain/accounts/sides.ts'
import { readTypedAmount } from '#domain/typed/read-typed-amount.ts'
import type { AccountRow } from '#web/accounts/account.ts'
import { AccountField } from '#web/accounts/account-field.tsx'
import { outside } from '#web/accounts/transfer/draft.ts'
import { movingEntry } from '#web/accounts/transfer/of-one-entry.ts'
import { sumWords, wayWords } from '#web/accounts/transfer/transfer-words.ts'
import { useAccountMap } from '#web/accounts/use-accounts.ts'
import { newId } from '#web/data/new-id.ts'
import type { Replica } from '#web/data/replica/types.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { AmountField } from '#web/form/fields/amount-field.tsx'
import { amountProblemWords } from '#web/form/fields/amount-problem.ts'
import { WritingDialog } from '#web/form/writing-dialog.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { DialogActions, DialogContent } from '#web/ui/overlay/dialog.tsx'
import { useWrites } from '#web/writes/use-writes.ts'
import { type Entry, sharedIn } from '../../model/entry.ts'
import { isExpense } from '../draft.ts'
import { pointingAt } from '../save/entry-writes.ts'

export interface MakeTransferProps {
  readonly entry: Entry
  /** Before the entry goes. */
  readonly onMade: () => void
}

/** By how much it moved its account; null where it says more than that, or that is not known. */
function plainSize(replica: Replica, entry: Entry, { currency }: AccountRow): number | null {
  if (sharedIn(entry)) return null
  const isOut = isExpense(entry)
  const move = moveOf({ ...entry, kind: isOut ? 'expense' : 'income' }, currency, null)
  const own = new Set([entry.id])
  const isPointedAt =
    isOut &&
    (pointingAt(replica.rows('expenses').values(), 'refundOf', own).length > 0 ||
      pointingAt(replica.rows('incomes').values(), 'settles', own).length > 0)
  return sideProblem(entry, move, isPointedAt) === null ? Math.abs(move.effect ?? 0) : null
}

/** A plain entry may only have moved money: then it is neither spent nor earned. */
export function MakeTransfer({ entry, onMade }: MakeTransferProps) {
  const replica = useReplica()
  const account = useAccountMap().get(entry.accountId ?? '')
  const [isOpen, setOpen] = useState(false)
  const size = account ? plainSize(replica, entry, account) : null
  if (!account || !size) return null
  return (
    <div className="mt-5">
      <Button look="outline" onClick={() => setOpen(true)}>
        {say('Make it a transfer')}
      </Button>
      {isOpen ? (
        <OtherSide {...{ entry, account, size, onMade }} onClose={() => setOpen(false)} />
      ) : null}
    </div>
  )
}

interface OtherSideProps extends MakeTransferProps {
  readonly account: AccountRow
  readonly size: number
  readonly onClose: () => void
}

const plain = { text: '', bankId: null, importId: null, isPending: false } as const

function OtherSide({ entry, account, size, onMade, onClose }: OtherSideProps) {
  const { locale } = useLocale()
  const accounts = useAccountMap()
  const writes = useWrites('transfers')
  const [otherId, setOtherId] = useState('')
  const [moved, setMoved] = useState('')
  const [wrong, setWrong] = useState<{ account?: string; amount?: string }>({})
  const isOut = isExpense(entry)
  const other = accounts.get(otherId)
  const isForeign = other !== undefined && other.currency !== account.currency
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (otherId === '') return setWrong({ account: say('Choose an account, or “Not kept here”.') })
    const read = isForeign ? readTypedAmount(moved, other.currency, locale) : null
    if (read && !read.ok) {
      return setWrong({ amount: amountProblemWords(read.reason, other?.currency ?? '', locale) })
    }
    if (read && read.amount <= 0) return setWrong({ amount: say('Enter an amount above zero.') })
    const amount = read?.amount ?? size
    const { date } = entry
    const far = otherId === outside ? null : { ...plain, accountId: otherId, amount, date }
    const near = { accountId: account.id, amount: size }
    const sides = isOut ? { from: near, to: far } : { from: far, to: near }
    const told = sides as Parameters<typeof wayWords>[0]
    onMade()
    const name = isOut ? 'from' : 'to'
    writes.run(movingEntry({ id: newId(), entryId: entry.id, name, other: far }), {
      title: say('Moved {sum} {way}', {
        sum: sumWords(told, accounts, locale),
        way: wayWords(told, accounts),
      }),
      description: say('It is neither spent nor earned.'),
    })
  }
  return (
    <WritingDialog onClose={onClose}>
      <DialogContent title={say('Make it a transfer')}>
        <form noValidate onSubmit={save} className="grid gap-4">
          <AccountField
            label={isOut ? say('To account') : say('From account')}
            value={otherId}
            onChange={(id) => {
              setOtherId(id)
              setWrong({})
            }}
            accounts={[...accounts.values()].filter(
              ({ id, kind }) => id !== account.id && kind !== 'loan',
            )}
            none={say('Choose one')}
            others={[{ value: outside, label: say('Not kept here') }]}
            error={wrong.account}
          />
          {isForeign ? (
            <AmountField
              label={isOut ? say('What arrives') : say('What left')}
              value={moved}
              currency={other.currency}
              onChange={(text) => {
                setMoved(text)
                setWrong({})
              }}
              error={wrong.amount}
            />
          ) : null}
          <DialogActions>
            <Button look="outline" onClick={onClose}>
              {say('Cancel')}
            </Button>
            <Button type="submit">{say('Make it a transfer')}</Button>
          </DialogActions>
        </form>
      </DialogContent>
    </WritingDialog>
  )
}
