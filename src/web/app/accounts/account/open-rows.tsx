import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import type { TransferRow } from '#web/accounts/account.ts'
import { useReplica, useTable } from '#web/data/replica-react.tsx'
import { OpenedPanel, useCloseGone, useOpened } from '#web/form/use-opened.tsx'
import { OpenSheet } from '#web/ledger/list-parts.tsx'
import { writeAddress } from '#web/ledger/model/address.ts'
import { expenses, incomes, NounContext } from '#web/ledger/model/noun.ts'
import { type AddressBar, useAddressBar } from '#web/ledger/model/use-address.ts'
import { useToday } from '#web/locale/use-locale.ts'
import { whenAsked } from '#web/ui/loading/arrive.tsx'
import type { AccountBar } from '../use-account-address.ts'

const TransferSheet = whenAsked(() =>
  import('#web/accounts/transfer/transfer-sheet.tsx').then((file) => file.TransferSheet),
)

export interface OpenRow {
  readonly bar: AddressBar
  readonly open: (id: string) => void
}

/** The sheet of an entry over the account it moved. */
export function useOpenRow(): OpenRow {
  const bar = useAddressBar()
  return useMemo(
    () => ({
      bar,
      open: (id) => bar.openSheet({ kind: 'edit', id }),
    }),
    [bar],
  )
}

export interface OpenRowsProps {
  readonly accountId: string
  readonly bar: AccountBar
  readonly rows: OpenRow
}

/** What the address asks to have open over the account. */
export function OpenRows({ accountId, bar, rows }: OpenRowsProps) {
  return (
    <>
      <OpenEntry rows={rows} />
      {bar.transfer ? (
        <OpenTransfer id={bar.transfer} accountId={accountId} onClose={bar.close} />
      ) : null}
    </>
  )
}

function OpenEntry({ rows }: Pick<OpenRowsProps, 'rows'>) {
  const replica = useReplica()
  const navigate = useNavigate()
  const today = useToday()
  const { bar } = rows
  const { sheet } = bar.address
  if (sheet?.kind !== 'edit') return null
  const noun = replica.rows('incomes').has(sheet.id) ? incomes : expenses
  // What would show it in the list leads to the list.
  const go: AddressBar['go'] = (change) =>
    void navigate(`${noun.path}?${writeAddress({ ...bar.address, ...change }, today)}`)
  return (
    <NounContext value={noun}>
      <OpenSheet bar={{ ...bar, go }} />
    </NounContext>
  )
}

interface OpenTransferProps {
  readonly id: string
  readonly accountId: string
  readonly onClose: () => void
}

function OpenTransfer({ id, accountId, onClose }: OpenTransferProps) {
  const { replica } = useTable('transfers')
  const isNew = id === 'new'
  const found: unknown = isNew ? undefined : replica.rows('transfers').get(id)
  const opened = useOpened(isNew ? null : id, (found as TransferRow | undefined) ?? null)
  useCloseGone(opened, onClose)
  if (opened.isGone) return null
  return (
    <OpenedPanel isDeleted={opened.isDeleted}>
      <TransferSheet
        key={id}
        transfer={opened.row}
        isDeleted={opened.isDeleted}
        start={{ fromId: accountId }}
        onClose={onClose}
      />
    </OpenedPanel>
  )
}
