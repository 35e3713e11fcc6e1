import ArrowLeft from 'lucide-react/icons/arrow-left'
import Landmark from 'lucide-react/icons/landmark'
import Plus from 'lucide-react/icons/plus'
import { type ReactNode, useState } from 'react'
import type { GroupAccountRow } from '#contract/groups/accounts.ts'
import { balanceLine } from '#domain/accounts/balance.ts'
import { waitsFor } from '#domain/groups/joint/agreement.ts'
import { jointMoves } from '#web/accounts/joint.ts'
import { useAccountBook } from '#web/accounts/use-accounts.ts'
import { Amount } from '#web/locale/amount.tsx'
import { useToday } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Badge } from '#web/ui/page/badge.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { Empty } from '#web/ui/page/empty.tsx'
import { say } from '#web/words/say.ts'
import { allOf, isReadOnly } from '../group.ts'
import { useGroupRows } from '../group-rows.ts'
import type { GroupBar } from '../use-group-address.ts'
import type { Shown } from '../use-money.ts'
import { EntryDialog } from './entry-dialog.tsx'
import { JointRows } from './joint-account.tsx'
import { JointSheet } from './joint-sheet.tsx'
import { type JointWrites, useJointWrites } from './use-joint-writes.ts'

export interface AccountsTabProps {
  readonly shown: Shown
  readonly bar: GroupBar
}

type Doing =
  | { readonly task: 'write'; readonly account: GroupAccountRow | null }
  | { readonly task: 'enter'; readonly account: GroupAccountRow }

/** What the group owns together: each account, or one with all that moved it. */
export function AccountsTab({ shown, bar }: AccountsTabProps) {
  const { group, names } = shown
  const writes = useJointWrites(group.id)
  const accounts = useGroupRows('group_accounts', group.id)
  const [doing, setDoing] = useState<Doing | null>(null)
  const me = group.members.find(({ memberId }) => memberId === names.meId)
  const mayLead = !isReadOnly(group) && me !== undefined && me.role !== 'member'
  const isWaiting = (account: GroupAccountRow) => waitsFor(account, group.members).length > 0
  const add = () => setDoing({ task: 'write', account: null })
  const open = accounts.find(({ id }) => id === bar.account)
  const shownOnes = open ? [open] : accounts
  return (
    <div className="grid gap-4">
      {open ? (
        <Button look="quiet" className="justify-self-start" onClick={() => bar.show('accounts')}>
          <ArrowLeft aria-hidden />
          {say('All joint accounts')}
        </Button>
      ) : accounts.length === 0 ? (
        <Card>
          <Empty
            icon={<Landmark aria-hidden />}
            title={say('Keep an account together')}
            action={
              mayLead ? <Button onClick={add}>{say('Add a joint account')}</Button> : undefined
            }
          >
            {say('Everybody sees what is in it; who pays in is in who owes whom.')}
          </Empty>
        </Card>
      ) : mayLead ? (
        <Button look="outline" className="justify-self-end" onClick={add}>
          <Plus aria-hidden />
          {say('Add a joint account')}
        </Button>
      ) : null}
      {shownOnes.map((account) => (
        <JointCard key={account.id} shown={shown} account={account} writes={writes}>
          {open ? null : (
            <Button
              look="outline"
              aria-label={say('Rows of {account}', { account: account.name })}
              onClick={() => bar.openAccount(account.id)}
            >
              {say('Rows')}
            </Button>
          )}
          {isReadOnly(group) || account.archived || isWaiting(account) ? null : (
            <Button
              aria-label={say('Pay in or out of {account}', { account: account.name })}
              onClick={() => setDoing({ task: 'enter', account })}
            >
              {say('Pay in or out')}
            </Button>
          )}
          {mayLead ? (
            <>
              <Button
                look="quiet"
                aria-label={say('Rename {account}', { account: account.name })}
                onClick={() => setDoing({ task: 'write', account })}
              >
                {say('Rename')}
              </Button>
              <Button look="quiet" onClick={() => writes.archive(account, !account.archived)}>
                {account.archived ? say('Bring back') : say('Archive')}
              </Button>
            </>
          ) : null}
        </JointCard>
      ))}
      {open ? <JointRows {...{ shown, bar }} account={open} writes={writes} /> : null}
      {doing?.task === 'write' ? (
        <JointSheet
          shown={shown}
          account={doing.account}
          onSave={(fields) =>
            doing.account ? writes.rename(doing.account, fields.name) : writes.add(fields)
          }
          onClose={() => setDoing(null)}
        />
      ) : null}
      {doing?.task === 'enter' ? (
        <EntryDialog
          shown={shown}
          account={doing.account}
          onSave={(fields) => writes.enter(doing.account, fields)}
          onClose={() => setDoing(null)}
        />
      ) : null}
    </div>
  )
}

interface JointCardProps {
  readonly shown: Shown
  readonly account: GroupAccountRow
  readonly writes: JointWrites
  readonly children: ReactNode
}

/** Whose word it waits for. */
function Waiting({ shown, account, writes }: Omit<JointCardProps, 'children'>) {
  const { group, names } = shown
  const waiting = waitsFor(account, group.members)
  if (waiting.length === 0) return null
  const isMine = waiting.some((id) => id === names.meId)
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-lg border bg-primary-wash p-3">
      <p className="min-w-0 flex-1 basis-56 wrap-anywhere">
        {isMine
          ? say('Do you agree to own your part?')
          : say('Waits for {all}.', { all: allOf(waiting, names, 'object') })}
      </p>
      {isMine ? (
        <>
          <Button onClick={() => writes.agree(account)}>{say('Agree')}</Button>
          <Button look="outline" onClick={() => writes.refuse(account)}>
            {say('Decline')}
          </Button>
        </>
      ) : null}
    </div>
  )
}

/** What is in it, and whose that is. */
function JointCard({ shown, account, writes, children }: JointCardProps) {
  const { money, names } = shown
  const book = useAccountBook()
  const today = useToday()
  const moves = jointMoves(book, account, money.entries)
  const { amount } = balanceLine({ account, moves })(today).expected
  const { currency, owners, archived } = account
  return (
    <Card className="grid gap-3 p-4">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
        <div className="min-w-40 flex-1">
          <h3 className="font-semibold wrap-anywhere">{account.name}</h3>
          <p className="text-sm wrap-anywhere text-muted-foreground">
            {owners
              .map(({ memberId, bps }) => `${names.subject(memberId)} ${bps / 100} %`)
              .join(', ')}
          </p>
        </div>
        {archived ? <Badge>{say('Archived')}</Badge> : null}
        {amount === null ? null : (
          <Amount amount={amount} currency={currency} className="text-xl font-semibold" />
        )}
      </div>
      <Waiting {...{ shown, account, writes }} />
      <div className="flex flex-wrap gap-2 empty:hidden">{children}</div>
    </Card>
  )
}
