import Plus from 'lucide-react/icons/plus'
import UserPlus from 'lucide-react/icons/user-plus'
import { useState } from 'react'
import { Link, useLocation, useParams } from 'react-router'
import type { GroupRow } from '#contract/groups/entities.ts'
import { routes } from '#contract/routes.ts'
import { GroupMark } from '#web/groups/group-mark.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { ChoiceSwitch } from '#web/ui/control/choice-switch.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/control/tabs.tsx'
import { whenAsked } from '#web/ui/loading/arrive.tsx'
import { Badge } from '#web/ui/page/badge.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { Empty } from '#web/ui/page/empty.tsx'
import { PageName } from '#web/ui/page/page-name.tsx'
import { say } from '#web/words/say.ts'
import { MyWords } from './debt-words.tsx'
import { ExpenseList } from './expense-list.tsx'
import { asksOf, isReadOnly, mayAdd, statusWords, takesExpenses } from './group.ts'
import { useGroup, useIsGuest } from './group-rows.ts'
import { Loading } from './loading.tsx'
import { NotSaved, useFailures } from './not-saved.tsx'
import { type GroupBar, type PlaceName, tabs, useGroupAddress } from './use-group-address.ts'
import { type Shown, useShown } from './use-money.ts'

const OpenBill = whenAsked(() => import('./bill/open-bill.tsx').then((file) => file.OpenBill))
const InviteDialog = whenAsked(() =>
  import('./invite/invite-dialog.tsx').then((file) => file.InviteDialog),
)
const HouseholdAsks = whenAsked(() =>
  import('./members/household-asks.tsx').then((file) => file.HouseholdAsks),
)
const OtherTab = whenAsked(
  () => import('./other-tab.tsx').then((file) => file.OtherTab),
  () => <Loading words={say('Loading')} />,
)

/** What the expenses are for: to be read, counted, or saved up for. */
const views: readonly (readonly [PlaceName, string])[] = [
  ['expenses', say('List')],
  ['statistics', say('Statistics')],
  ['goals', say('Goals')],
  ['accounts', say('Accounts')],
]

/** One group: what was spent, who owes whom, and who is in it. */
export function GroupPage() {
  const { id = '' } = useParams()
  const { state } = useLocation()
  const group = useGroup(id)
  const isJoining = (state as { readonly isJoining?: boolean } | null)?.isJoining === true
  if (group) return <OpenGroup key={id} group={group} />
  if (group === undefined || isJoining) return <Loading words={say('Loading the group')} />
  return (
    <Card>
      <Empty
        title={say('This group is not here')}
        action={
          <Button asChild>
            <Link to={routes.groups.path}>{say('All groups')}</Link>
          </Button>
        }
      >
        {say('You may have left it, or the link was meant for somebody else.')}
      </Empty>
    </Card>
  )
}

function OpenGroup({ group }: { readonly group: GroupRow }) {
  const shown = useShown(group)
  const bar = useGroupAddress()
  const failures = useFailures(group.id)
  const [isInviting, setInviting] = useState(false)
  return (
    <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-4">
      <Head shown={shown} bar={bar} onInvite={() => setInviting(true)} />
      <NotSaved shown={shown} failures={failures} onFix={bar.edit} />
      {asksOf(group, shown.names.meId).length > 0 ? <HouseholdAsks shown={shown} /> : null}
      <Tabs value={bar.tab} onValueChange={bar.show}>
        <TabList
          aria-label={say('Parts of the group')}
          className="flex phone:grid phone:grid-cols-4 narrow:flex"
        >
          {tabs.map(([name, words]) => (
            <Tab
              key={name}
              value={name}
              className="phone:px-1"
              // Leads back from what is inside it, too.
              onClick={() => bar.show(name)}
            >
              {words}
            </Tab>
          ))}
        </TabList>
        <TabPanel value={bar.tab} tabIndex={-1} className="grid gap-4">
          {bar.tab === 'expenses' ? (
            <ChoiceSwitch
              label={say('Show')}
              value={bar.place}
              choices={views}
              onChange={bar.show}
            />
          ) : null}
          {bar.place === 'expenses' ? (
            <ExpenseList shown={shown} bar={bar} />
          ) : (
            <OtherTab shown={shown} bar={bar} onInvite={() => setInviting(true)} />
          )}
        </TabPanel>
      </Tabs>
      {bar.isAdding || bar.editing ? (
        <OpenBill bar={bar} shown={shown} failures={failures} />
      ) : null}
      {isInviting ? <InviteDialog group={group} onClose={() => setInviting(false)} /> : null}
    </div>
  )
}

interface HeadProps {
  readonly shown: Shown
  readonly bar: GroupBar
  readonly onInvite: () => void
}

function Head({ shown, bar, onInvite }: HeadProps) {
  const { group } = shown
  const isGuest = useIsGuest()
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <GroupMark kind={group.kind} />
      <div className="min-w-40 flex-1">
        <PageName name={group.name} />
        <p className="wrap-anywhere text-muted-foreground">
          <MyWords shown={shown} />
        </p>
      </div>
      {group.status === 'open' ? null : <StatusBadge status={group.status} />}
      <div className="flex gap-2 phone:w-full">
        {isReadOnly(group) || isGuest ? null : (
          <Button look="outline" className="phone:flex-1" onClick={onInvite}>
            <UserPlus aria-hidden />
            {say('Invite')}
          </Button>
        )}
        {takesExpenses(group) && mayAdd(shown) ? (
          <Button className="phone:flex-1" onClick={bar.add}>
            <Plus aria-hidden />
            {say('Add expense')}
          </Button>
        ) : null}
      </div>
    </header>
  )
}

const looks = {
  open: 'success',
  settling: 'warning',
  closed: 'default',
  archived: 'default',
} as const

function StatusBadge({ status }: Pick<GroupRow, 'status'>) {
  return <Badge look={looks[status]}>{statusWords[status]}</Badge>
}
