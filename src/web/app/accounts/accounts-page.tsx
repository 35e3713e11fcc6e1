import Import from 'lucide-react/icons/import'
import Plus from 'lucide-react/icons/plus'
import Wallet from 'lucide-react/icons/wallet'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import type { AccountAhead } from '#domain/accounts/accounts-ahead.ts'
import { totalsOf } from '#domain/money/money.ts'
import { type AccountRow, grouped, importPath } from '#web/accounts/account.ts'
import { useAccountsAhead } from '#web/accounts/ahead/use-accounts-ahead.ts'
import { partOf } from '#web/accounts/joint.ts'
import { type AccountView, useAccounts } from '#web/accounts/use-accounts.ts'
import { useReplica, useReplicaStatus, useRows } from '#web/data/replica-react.tsx'
import { useSession } from '#web/data/session.tsx'
import { useMyGroups } from '#web/groups/use-my-groups.ts'
import { SumToday, sumToday } from '#web/locale/sum-today.tsx'
import { useToday } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { whenAsked } from '#web/ui/loading/arrive.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { Empty } from '#web/ui/page/empty.tsx'
import { say } from '#web/words/say.ts'
import { type AccountActs, AccountCard } from './list/account-card.tsx'
import { RemoveAccount } from './remove-account.tsx'
import { sumWords, usageWords } from './usage.ts'
import { type AccountWrites, useAccountWrites } from './use-account-writes.ts'
import { type AccountsBar, useAccountsAddress } from './use-accounts-address.ts'

const EditAccount = whenAsked(() => import('./edit-account.tsx').then((file) => file.EditAccount))
const NetWorthCard = whenAsked(
  () => import('./net-worth/net-worth-card.tsx').then((file) => file.NetWorthCard),
  () => <Skeleton className="h-64 w-full rounded-lg" />,
)
const SharedAccounts = whenAsked(() =>
  import('./list/shared-accounts.tsx').then((file) => file.SharedAccounts),
)
const FirstAccounts = whenAsked(() =>
  import('./first-use/first-accounts.tsx').then((file) => file.FirstAccounts),
)

/** Where money is, and how much. */
export function AccountsPage() {
  const views = useAccounts()
  const accounts = useRows('accounts')
  const bar = useAccountsAddress()
  const writes = useAccountWrites()
  const { isComplete } = useReplicaStatus()
  return (
    <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-5">
      {views.length > 0 ? (
        <Shown {...{ views, bar, writes }} />
      ) : isComplete ? (
        <NothingYet bar={bar} />
      ) : (
        <Skeleton className="h-64 w-full rounded-lg" />
      )}
      <SharedAccounts />
      {isComplete ? <FirstAccounts accounts={accounts} /> : null}
      {bar.isAdding || bar.editing ? (
        <EditAccount
          id={bar.editing}
          {...{ accounts, writes }}
          onClose={bar.close}
          onGone={bar.close}
        />
      ) : null}
    </div>
  )
}

function NothingYet({ bar }: { readonly bar: AccountsBar }) {
  return (
    <Card>
      <Empty
        icon={<Wallet aria-hidden />}
        title={say('Where is your money?')}
        action={
          <>
            <Button asChild>
              <Link to={importPath()} state={{ isSheet: true }}>
                <Import aria-hidden />
                {say('Import a statement')}
              </Link>
            </Button>
            <Button look="outline" onClick={bar.add}>
              {say('Add an account')}
            </Button>
          </>
        }
      >
        {say(
          `With accounts you see what each holds, and money moved between them is neither spent
          nor earned. Everything else works without.`,
        )}
      </Empty>
    </Card>
  )
}

interface ShownProps {
  readonly views: readonly AccountView[]
  readonly bar: AccountsBar
  readonly writes: AccountWrites
}

function Shown({ views, bar, writes }: ShownProps) {
  const ahead = useAccountsAhead()
  const replica = useReplica()
  const [removing, setRemoving] = useState<AccountRow | null>(null)
  const accounts = views.map(({ account }) => account)
  const archived = views.filter(({ account }) => account.archived)
  const acts: AccountActs = {
    edit: ({ id }) => bar.edit(id),
    archive: writes.archive,
    remove: (account) =>
      usageWords(replica, account.id) === '' ? writes.remove(account) : setRemoving(account),
  }
  const here = bar.isArchiveShown ? views : views.filter(({ account }) => !account.archived)
  return (
    <>
      <div className="flex flex-wrap items-center justify-end gap-2">
        {archived.length > 0 ? (
          <Button look="quiet" onClick={() => bar.showArchive(!bar.isArchiveShown)}>
            {bar.isArchiveShown
              ? say('Hide archived')
              : say('Show {count} archived', { count: archived.length })}
          </Button>
        ) : null}
        <Button asChild look="outline">
          <Link to={importPath()} state={{ isSheet: true }}>
            <Import aria-hidden />
            {say('Import')}
          </Link>
        </Button>
        <Button onClick={bar.add}>
          <Plus aria-hidden />
          {say('Add account')}
        </Button>
      </div>
      <NetWorthCard />
      {grouped(here, ({ account }) => account.kind).map(({ name, rows }) => (
        <Group key={name} name={name} rows={rows} {...{ acts, views, writes, ahead }} />
      ))}
      {removing ? (
        <RemoveAccount
          account={removing}
          {...{ accounts, writes }}
          usage={usageWords(replica, removing.id)}
          onGone={() => setRemoving(null)}
          onClose={() => setRemoving(null)}
        />
      ) : null}
    </>
  )
}

interface GroupProps {
  readonly name: string
  readonly rows: readonly AccountView[]
  readonly views: readonly AccountView[]
  readonly acts: AccountActs
  readonly writes: AccountWrites
  readonly ahead: ReadonlyMap<string, AccountAhead>
}

/** The order in which these two have changed places. */
function swapped(views: readonly AccountView[], one: AccountView, other: AccountView) {
  const placed = new Map([
    [one, other],
    [other, one],
  ])
  return views.map((view) => (placed.get(view) ?? view).account)
}

/** Of the joint accounts I own a part of, which stand apart. */
function useSharedKinds(): readonly AccountRow['kind'][] {
  const joint = useRows('group_accounts')
  const groups = useMyGroups()
  const uid = useSession().user?.id ?? ''
  const mine = { uid, groups: [...groups.values()] }
  return joint.filter((one) => partOf(one, mine)).map(({ kind }) => kind)
}

function Group({ name, rows, views, acts, writes, ahead }: GroupProps) {
  const today = useToday()
  const sum = useMemo(() => {
    const held = rows.map(({ account: { currency }, balance: { booked } }) => ({
      currency,
      amount: booked.amount ?? 0,
    }))
    return sumToday(totalsOf(held), today)
  }, [rows, today])
  const all = grouped(views, ({ account }) => account.kind).find((one) => one.name === name)
  const hidden = all?.rows.filter((one) => !rows.includes(one)) ?? []
  const shared = useSharedKinds()
  const apart = sumWords(
    rows,
    hidden,
    grouped(shared, (kind) => kind).some((one) => one.name === name),
  )
  const isAbout = rows.some(({ balance }) => balance.booked.isEstimated)
  const moveTo = (view: AccountView, other: AccountView | undefined) =>
    other ? () => writes.reorder(swapped(views, view, other)) : null
  return (
    <Card aria-label={name}>
      <div className="flex items-baseline justify-between gap-3 border-b px-4 py-3">
        <h2 className="font-semibold">{name}</h2>
        {rows.length > 1 && rows.every(({ balance }) => balance.booked.amount !== null) ? (
          <span className="text-right">
            <SumToday {...{ sum, isAbout }} />{' '}
            <span className="text-sm text-muted-foreground">{apart}</span>
          </span>
        ) : null}
      </div>
      <ul aria-label={name}>
        {rows.map((view, at) => (
          <AccountCard
            key={view.account.id}
            {...{ view, acts }}
            ahead={ahead.get(view.account.id) ?? null}
            onUp={moveTo(view, rows[at - 1])}
            onDown={moveTo(view, rows[at + 1])}
          />
        ))}
      </ul>
    </Card>
  )
}
