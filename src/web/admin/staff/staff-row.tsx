import { useState } from 'react'
import type { AdminRole } from '#contract/permissions.ts'
import type {
  IssuedPasswordAnswer,
  StaffChangeBody,
  StaffMember,
} from '#contract/staff/entities.ts'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { toast } from '#web/ui/overlay/toast.ts'
import { Badge } from '#web/ui/page/badge.tsx'
import { say } from '#web/words/say.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { Moment } from '../moment.tsx'
import { roleWords } from '../role-words.ts'
import { Trouble } from '../trouble.tsx'
import { useOpen } from '../use-open.ts'
import { useWork } from '../use-work.ts'
import { ResetDialog } from './reset-dialog.tsx'
import { roleQuestion } from './role-question.ts'
import { RoleSelect } from './role-select.tsx'
import { StaffMenu } from './staff-menu.tsx'

export interface StaffRowProps {
  readonly member: StaffMember
  readonly isOwn: boolean
  readonly mayManage: boolean
  readonly onChange: () => void
  readonly onIssued: (issued: IssuedPasswordAnswer) => void
}

export function StaffRow({ member, isOwn, mayManage, onChange, onIssued }: StaffRowProps) {
  const work = useWork()
  const dialog = useOpen()
  const { id, displayName, isActive, role } = member

  const change = (body: StaffChangeBody, title: string, undo?: StaffChangeBody) =>
    void work.run(async (send) => {
      await send('admin.staff.change', { params: { id }, body })
      const takeBack = undo && { undo: () => change(undo, say('As it was before.')) }
      toast({ title, variant: 'success', ...takeBack })
      onChange()
    })
  const [asked, setAsked] = useState<AdminRole | null>(null)
  const question = asked && roleQuestion(displayName, role, asked)
  const setRole = (next: AdminRole) =>
    change(
      { role: next },
      say('{displayName} is {roleWord} now.', { displayName, roleWord: roleWords[next] }),
      { role },
    )
  const activate = (next: boolean) =>
    next
      ? change({ isActive: true }, say('{displayName} can log in again.', { displayName }))
      : change(
          { isActive: false },
          say('{displayName} is logged out and shut out.', { displayName }),
          {
            isActive: true,
          },
        )
  function reset() {
    dialog.close()
    void work.run(async (send) => onIssued(await send('admin.staff.reset', { params: { id } })))
  }

  return (
    <li className="grid grid-cols-1 gap-2 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Who member={member} isOwn={isOwn} />
        {isOwn || !mayManage ? (
          <span className="mr-13 w-40 px-3 phone:mr-0 phone:w-auto phone:px-0">
            {roleWords[role]}
          </span>
        ) : (
          <>
            <RoleSelect
              aria-label={say('Role of {displayName}', { displayName })}
              className="w-40 phone:flex-1"
              value={role}
              disabled={work.isBusy || !isActive}
              onChange={({ target }) => {
                const next = target.value as AdminRole
                if (roleQuestion(displayName, role, next)) setAsked(next)
                else setRole(next)
              }}
            />
            <StaffMenu
              member={member}
              isBusy={work.isBusy}
              onReset={dialog.open}
              onActivate={activate}
            />
          </>
        )}
      </div>
      <Trouble words={work.trouble} />
      {asked && question ? (
        <ConfirmDialog
          {...question}
          onConfirm={() => {
            setAsked(null)
            setRole(asked)
          }}
          onClose={() => setAsked(null)}
        />
      ) : null}
      <Dialog open={dialog.isOpen} onOpenChange={dialog.set}>
        <ResetDialog name={displayName} onConfirm={reset} />
      </Dialog>
    </li>
  )
}

function Who({ member, isOwn }: Pick<StaffRowProps, 'member' | 'isOwn'>) {
  const { displayName, email, hasSecondFactor, isActive, lastLoginAt } = member
  const { passwordExpiresAt: until } = member
  const isOver = until !== null && Date.parse(until) <= Date.now()
  return (
    <div className="min-w-0 flex-1 phone:basis-full">
      <div className="flex flex-wrap items-center gap-2">
        <span className="max-w-full font-medium wrap-anywhere">{displayName}</span>
        {isOwn ? <Badge>{say('You')}</Badge> : null}
        {isActive ? null : <Badge look="destructive">{say('Inactive')}</Badge>}
        {until ? (
          <Badge look={isOver ? 'destructive' : 'warning'}>
            {isOver ? say('Handed-out password expired') : say('Handed-out password')}
          </Badge>
        ) : null}
        {isActive && !hasSecondFactor ? (
          <Badge look="warning">{say('No second factor')}</Badge>
        ) : null}
      </div>
      <p className="text-sm wrap-anywhere text-muted-foreground">
        {email}
        {' · '}
        {lastLoginAt ? 'logged in ' : say('never logged in')}
        {lastLoginAt ? <Moment at={lastLoginAt} /> : null}
      </p>
    </div>
  )
}
