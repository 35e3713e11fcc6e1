import UserPlus from 'lucide-react/icons/user-plus'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import type { GroupMember } from '#contract/groups/entities.ts'
import { routes } from '#contract/routes.ts'
import { nameProblem } from '#domain/names/hidden-characters.ts'
import { lookAlikes, takenProblem } from '#domain/names/look-alikes.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { askFirst } from '#web/ui/overlay/ask-first.ts'
import { Card } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import { currentMembers, isReadOnly } from '../group.ts'
import { useIsGuest } from '../group-rows.ts'
import { InviteDialog } from '../invite/invite-dialog.tsx'
import type { Shown } from '../use-money.ts'
import { GroupSettings } from './group-settings.tsx'
import { HouseholdDialog } from './household-dialog.tsx'
import { Invitations } from './invitations.tsx'
import { GoDialog, RenameDialog } from './member-dialogs.tsx'
import { MemberRow, type MemberTask } from './member-row.tsx'
import { useGuestWrites } from './use-guest-writes.ts'
import { useMemberWrites } from './use-member-writes.ts'

export interface MembersTabProps {
  readonly shown: Shown
  readonly onInvite: () => void
}

const endWords = ({ name }: GroupMember) => ({
  title: say('End the guest seat of {name}?', { name }),
  description: say(
    `They see and write nothing from then on. {name} stays as a name, with every bill and balance,
    and all open links into the group end, as they know one.`,
    { name },
  ),
})

interface Doing {
  readonly task: MemberTask
  readonly member: GroupMember
}

export function MembersTab({ shown, onInvite }: MembersTabProps) {
  const { group } = shown
  const writes = useMemberWrites(group)
  const guests = useGuestWrites(group.id)
  const navigate = useNavigate()
  const [doing, setDoing] = useState<Doing | null>(null)
  const alike = lookAlikes(group.members)
  const isFixed = isReadOnly(group)
  const me = group.members.find(({ memberId }) => memberId === shown.names.meId)
  const close = () => setDoing(null)
  const given = doing && { shown, member: doing.member, writes, onClose: close }
  return (
    <div className="grid gap-5">
      <Card>
        <ul aria-label={say('Members')}>
          {currentMembers(group).map((member) => (
            <MemberRow
              key={member.memberId}
              shown={shown}
              member={member}
              looksLike={alike.get(member.memberId) ?? null}
              isReadOnly={isFixed}
              onRole={writes.setRole}
              onGuest={guests.set}
              onTask={(task, one) =>
                task === 'endGuest'
                  ? askFirst(endWords(one), () => guests.end(one), say('End it'))
                  : setDoing({ task, member: one })
              }
            />
          ))}
        </ul>
      </Card>
      {isFixed || (me?.guest && me.guest !== 'full') ? null : (
        <AddName members={currentMembers(group)} onAdd={writes.add} onInvite={onInvite} />
      )}
      <Invitations shown={shown} onRevoke={writes.revoke} />
      <GroupSettings shown={shown} writes={writes} />
      {given && doing.task === 'rename' ? <RenameDialog {...given} /> : null}
      {given && doing.task === 'household' ? <HouseholdDialog {...given} /> : null}
      {given && (doing.task === 'leave' || doing.task === 'remove') ? (
        <GoDialog {...given} onGone={() => void navigate(routes.groups.path)} />
      ) : null}
      {doing?.task === 'invite' ? (
        <InviteDialog group={group} memberId={doing.member.memberId} onClose={close} />
      ) : null}
    </div>
  )
}

interface AddNameProps {
  readonly members: readonly GroupMember[]
  readonly onAdd: (name: string) => void
  readonly onInvite: () => void
}

/** A name is enough to share with; who it is can come later. */
function AddName({ members, onAdd, onInvite }: AddNameProps) {
  const [name, setName] = useState('')
  const [error, setError] = useState<string | undefined>()
  const add = (event: FormEvent) => {
    event.preventDefault()
    const problem =
      nameProblem(name, say('Give them a name.')) ?? takenProblem(members, { memberId: '', name })
    setError(problem)
    if (problem) return
    onAdd(name.trim())
    setName('')
  }
  return (
    <form onSubmit={add} className="flex flex-wrap gap-2">
      <Input
        aria-label={say('Name of somebody to add')}
        placeholder={say('Add somebody by name')}
        maxLength={100}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
        className="max-w-72 flex-1 phone:max-w-none phone:basis-full"
      />
      <Button type="submit" look="outline" disabled={name.trim() === ''}>
        {say('Add')}
      </Button>
      {useIsGuest() ? null : (
        <Button look="outline" onClick={onInvite}>
          <UserPlus aria-hidden />
          {say('Invite')}
        </Button>
      )}
      {error ? (
        <p role="alert" className="basis-full text-sm text-over">
          {error}
        </p>
      ) : null}
    </form>
  )
}
