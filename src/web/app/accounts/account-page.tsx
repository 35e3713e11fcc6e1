import Wallet from 'lucide-react/icons/wallet'
import { useMemo } from 'react'
import { Link, useNavigate } from 'react-router'
import { routes } from '#contract/routes.ts'
import { isMoney, isValued } from '#domain/accounts/account.ts'
import { type AccountRow, jointPath, type TransferRow } from '#web/accounts/account.ts'
import { movesIn } from '#web/accounts/account-sums.ts'
import {
  type AccountView,
  useAccountBook,
  useAccountRates,
  useAccounts,
} from '#web/accounts/use-accounts.ts'
import type { Replica } from '#web/data/replica/types.ts'
import { useReplica, useReplicaStatus, useRows } from '#web/data/replica-react.tsx'
import { paymentAddress, shareAddress } from '#web/groups/share-address.ts'
import type { Mover } from '#web/ledger/model/mover.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/control/tabs.tsx'
import { whenAsked } from '#web/ui/loading/arrive.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { Empty } from '#web/ui/page/empty.tsx'
import { say } from '#web/words/say.ts'
import { AccountHead } from './account/account-head.tsx'
import { allSteps, stepsByDay } from './account/account-rows.ts'
import { BalanceChart } from './account/balance-chart.tsx'
import { OpenRows, useOpenRow } from './account/open-rows.tsx'
import { RowList } from './account/row-list.tsx'
import { AccountSettings } from './account/settings.tsx'
import { type AccountBar, type AccountTab, useAccountAddress } from './use-account-address.ts'
import { useAccountWrites } from './use-account-writes.ts'

const StatementsTab = whenAsked(() =>
  import('./statements/statements-tab.tsx').then((file) => file.StatementsTab),
)
const LowestOf = whenAsked(() => import('./ahead/lowest-parts.tsx').then((file) => file.LowestOf))
const ValueList = whenAsked(() => import('./account/value-list.tsx').then((file) => file.ValueList))

/** One account: what it holds, all that moved it, and what it held then. */
export function AccountPage() {
  const bar = useAccountAddress()
  const views = useAccounts()
  const view = views.find(({ account }) => account.id === bar.id)
  const { isComplete } = useReplicaStatus()
  return (
    <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-5">
      {view ? (
        <Shown key={bar.id} view={view} bar={bar} />
      ) : isComplete ? (
        <Missing />
      ) : (
        <Skeleton className="h-64 w-full rounded-lg" />
      )}
    </div>
  )
}

function Missing() {
  return (
    <Card>
      <Empty
        icon={<Wallet aria-hidden />}
        title={say('This account is not here')}
        action={
          <Button asChild>
            <Link to={routes.accounts.path}>{say('See all accounts')}</Link>
          </Button>
        }
      >
        {say('It was deleted or merged, or the address is not quite right.')}
      </Empty>
    </Card>
  )
}

interface ShownProps {
  readonly view: AccountView
  readonly bar: AccountBar
}

const tabWords: Readonly<Record<AccountTab, string>> = {
  rows: say('Rows'),
  statements: say('Statements'),
  values: say('Values'),
  settings: say('Settings'),
}

const tabsOf = ({ kind }: AccountRow): readonly AccountTab[] =>
  isValued(kind)
    ? ['rows', 'values', 'settings']
    : isMoney(kind)
      ? ['rows', 'statements', 'settings']
      : ['settings']

function Shown({ view, bar }: ShownProps) {
  const { account } = view
  const navigate = useNavigate()
  const accounts = useRows('accounts')
  const writes = useAccountWrites()
  const rows = useOpenRow()
  const tabs = tabsOf(account)
  const tab = tabs.includes(bar.tab) ? bar.tab : (tabs[0] ?? 'rows')
  return (
    <>
      <AccountHead view={view} onMove={() => bar.openTransfer('new')} />
      <Tabs value={tab} onValueChange={(next) => bar.show(next as AccountTab)}>
        <TabList aria-label={say('What to see')}>
          {tabs.map((one) => (
            <Tab key={one} value={one}>
              {tabWords[one]}
            </Tab>
          ))}
        </TabList>
        <TabPanel value="rows">
          <div className="grid gap-5">
            {isMoney(account.kind) && !account.archived ? <LowestOf account={account} /> : null}
            <Rows account={account} bar={bar} onOpen={rows.open} />
          </div>
        </TabPanel>
        <TabPanel value="statements">
          <StatementsTab account={account} />
        </TabPanel>
        <TabPanel value="values">
          <ValueList account={account} bar={bar} />
        </TabPanel>
        <TabPanel value="settings">
          <AccountSettings
            {...{ account, accounts, writes, bar }}
            onGone={() => void navigate(routes.accounts.path, { replace: true })}
          />
        </TabPanel>
      </Tabs>
      <OpenRows accountId={account.id} bar={bar} rows={rows} />
    </>
  )
}

interface RowsProps {
  readonly account: AccountRow
  readonly bar: AccountBar
  readonly onOpen: (id: string) => void
}

const paymentPath = ({ id, loanId }: { readonly id: string; readonly loanId: string }) =>
  `${routes.loan.path.replace(':id', loanId)}?open=payment&payment=${id}`

/** Where a row is shown that is no entry and no transfer. */
function addressOf(replica: Replica, mover: Exclude<Mover, { is: 'entry' | 'transfer' }>) {
  if (mover.is === 'payment') return paymentPath(mover.row)
  if (mover.is === 'share') return shareAddress(replica, mover.row.id)
  const { groupId, settlementId } = mover.row
  return paymentAddress(replica, groupId, settlementId)
}

function Rows({ account, bar, onOpen }: RowsProps) {
  const replica = useReplica()
  const navigate = useNavigate()
  // What was paid in or out of a joint account is changed there.
  const openTransfer = ({ id, from, to }: TransferRow) => {
    const joint = [from, to].find((side) => side?.groupId)
    if (!joint?.groupId) return bar.openTransfer(id)
    return void navigate(jointPath(joint.groupId, joint.accountId))
  }
  const book = useAccountBook()
  const valuations = useRows('valuations')
  const mine = useMemo(() => [account], [account])
  const rates = useAccountRates(book, mine)
  const steps = useMemo(() => {
    const values = valuations.filter(({ accountId }) => accountId === account.id)
    return allSteps({ account, moves: movesIn(book, account, rates), valuations: values })
  }, [account, book, rates, valuations])
  const list = useMemo(() => stepsByDay(steps), [steps])
  if (steps.length === 0) {
    return (
      <Card>
        <Empty title={say('Nothing has moved yet')}>
          {say(
            'Choose this account when you add an expense or an income, or import its statement.',
          )}
        </Empty>
      </Card>
    )
  }
  return (
    <div className="grid gap-5">
      <BalanceChart account={account} steps={steps} />
      <Card>
        <RowList
          account={account}
          list={list}
          onOpen={(mover) => {
            if (mover.is === 'transfer') return openTransfer(mover.row)
            if (mover.is === 'entry') return onOpen(mover.row.id)
            const path = addressOf(replica, mover)
            return path ? void navigate(path) : undefined
          }}
        />
      </Card>
    </div>
  )
}
