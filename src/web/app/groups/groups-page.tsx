import Plus from 'lucide-react/icons/plus'
import Users from 'lucide-react/icons/users'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { GroupRow as Group } from '#contract/groups/entities.ts'
import { foldText } from '#domain/ledger.ts'
import { forgetInvitation, keptInvitation } from '#web/data/kept-invitation.ts'
import { newId } from '#web/data/new-id.ts'
import { useReplicaStatus } from '#web/data/replica-react.tsx'
import { keptSeat } from '#web/entrance/kept-seat.ts'
import { SearchInput } from '#web/form/fields/search-input.tsx'
import { usePanelAddress } from '#web/form/use-panel-address.ts'
import { Button } from '#web/ui/control/button.tsx'
import { whenAsked } from '#web/ui/loading/arrive.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { Empty } from '#web/ui/page/empty.tsx'
import { say } from '#web/words/say.ts'
import { command } from '#web/writes/command.ts'
import { useWrites } from '#web/writes/use-writes.ts'
import { groupPath, statusWords } from './group.ts'
import { GroupRow } from './group-row.tsx'
import { useGroups, useUid } from './group-rows.ts'
import type { GroupFields } from './group-sheet.tsx'
import { WaitingInvitations } from './invite/waiting-invitations.tsx'
import { Loading } from './loading.tsx'

const GroupSheet = whenAsked(() => import('./group-sheet.tsx').then((file) => file.GroupSheet))
const ImportDialog = whenAsked(() =>
  import('#web/groups/import/import-group-dialog.tsx').then((file) => file.ImportGroupDialog),
)
const JoinDialog = whenAsked(() =>
  import('./invite/join-dialog.tsx').then((file) => file.JoinDialog),
)

const KeepSeat = whenAsked(() => import('./invite/keep-seat.tsx').then((file) => file.KeepSeat))

const panels = ['new', 'import'] as const

const tokenIn = (hash: string) => /^#join=([A-Za-z0-9_-]{43})$/.exec(hash)?.[1] ?? null

interface Acts {
  readonly add: () => void
  readonly bring: () => void
}

/** People one shares expenses with. */
export function GroupsPage() {
  const groups = useGroups()
  const { isComplete } = useReplicaStatus()
  const address = usePanelAddress(panels)
  const { params } = address
  const { hash } = useLocation()
  const [kept, setKept] = useState(keptInvitation)
  const [wasGuest] = useState(() => keptSeat() !== null)
  const token = tokenIn(hash) ?? tokenIn(kept)
  const acts: Acts = {
    add: () => address.open({ new: '1' }),
    bring: () => address.open({ import: '1' }),
  }
  const close = () => {
    forgetInvitation()
    setKept('')
    address.close()
  }
  return (
    <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-5">
      <WaitingInvitations />
      {groups.length > 0 ? (
        <Shown groups={groups} acts={acts} />
      ) : isComplete ? (
        <NoGroups acts={acts} />
      ) : (
        <Loading words={say('Loading groups')} />
      )}
      {params.has('new') ? <NewGroup onClose={close} /> : null}
      {params.has('import') ? <ImportDialog onClose={close} /> : null}
      {wasGuest ? <KeepSeat /> : null}
      {token ? <JoinDialog token={token} onClose={close} /> : null}
    </div>
  )
}

/** Made here at once; the server hears of it when it can. However often it is saved, it is one. */
function NewGroup({ onClose }: { readonly onClose: () => void }) {
  const { give } = useWrites('groups')
  const navigate = useNavigate()
  const [{ id, memberId }] = useState(() => ({ id: newId(), memberId: newId() }))
  const make = (fields: GroupFields, others: readonly string[]) => {
    const placeholders = others.map((name) => ({ memberId: newId(), name }))
    const doc = { id, ...fields }
    give(command('groups.create', { doc, memberId, placeholders }), {
      title: say('Made {name}', { name: fields.name }),
      undo: command('groups.delete', { groupId: id }),
    })
    // After the sheet has left the address.
    setTimeout(() => void navigate(groupPath(id)))
  }
  return <GroupSheet group={null} onSave={make} onClose={onClose} />
}

function NoGroups({ acts }: { readonly acts: Acts }) {
  return (
    <Card>
      <Empty
        icon={<Users aria-hidden />}
        title={say('Share expenses with others')}
        action={
          <>
            <Button onClick={acts.add}>{say('Make a group')}</Button>
            <Button look="outline" onClick={acts.bring}>
              {say('Import one')}
            </Button>
          </>
        }
      >
        {say(
          `A trip, a flat, a dinner: write down who paid, and everybody sees who owes whom. Your
          part counts in your own book.`,
        )}
      </Empty>
    </Card>
  )
}

interface ShownProps {
  readonly groups: readonly Group[]
  readonly acts: Acts
}

const order: readonly Group['status'][] = ['open', 'settling', 'closed', 'archived']

function Shown({ groups, acts }: ShownProps) {
  const [text, setText] = useState('')
  const uid = useUid()
  const wanted = foldText(text.trim())
  const found = groups.filter((group) =>
    [group.name, group.description ?? '', ...group.members.map(({ name }) => name)].some((words) =>
      foldText(words).includes(wanted),
    ),
  )
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <div className="flex min-w-40 flex-1 phone:basis-full">
          <SearchInput label={say('Search groups')} text={text} onText={setText} />
        </div>
        <Button look="outline" className="phone:flex-1" onClick={acts.bring}>
          {say('Import')}
        </Button>
        <Button className="phone:flex-1" onClick={acts.add}>
          <Plus aria-hidden />
          {say('New group')}
        </Button>
      </div>
      {order.map((status) => {
        const some = found.filter((group) => group.status === status)
        return some.length === 0 ? null : (
          <section key={status} aria-label={statusWords[status]} className="grid gap-2">
            {status === 'open' ? null : <h2 className="font-semibold">{statusWords[status]}</h2>}
            <Card>
              <ul>
                {some.map((group) => (
                  <GroupRow key={group.id} group={group} uid={uid} />
                ))}
              </ul>
            </Card>
          </section>
        )
      })}
      {found.length === 0 ? (
        <p className="py-8 text-center text-muted-foreground">
          {say('No group has that in its name.')}
        </p>
      ) : null}
    </>
  )
}
