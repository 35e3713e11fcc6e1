import { type FormEvent, useState } from 'react'
import type { GroupMember } from '#contract/groups/entities.ts'
import { formatAmount } from '#domain/money/money.ts'
import { nameProblem } from '#domain/names/hidden-characters.ts'
import { takenProblem } from '#domain/names/look-alikes.ts'
import { WritingDialog } from '#web/form/writing-dialog.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { Dialog, DialogActions, DialogContent } from '#web/ui/overlay/dialog.tsx'
import { say } from '#web/words/say.ts'
import { currentMembers } from '../group.ts'
import { useGroupRows } from '../group-rows.ts'
import { standingsOf } from '../money.ts'
import type { Shown } from '../use-money.ts'
import type { MemberWrites } from './use-member-writes.ts'

export interface DialogProps {
  readonly shown: Shown
  readonly member: GroupMember
  readonly writes: MemberWrites
  readonly onClose: () => void
}

export function RenameDialog({ shown, member, writes, onClose }: DialogProps) {
  const [name, setName] = useState(member.name)
  const [error, setError] = useState<string | undefined>()
  const save = (event: FormEvent) => {
    event.preventDefault()
    const isNew = name.trim() !== member.name
    const named = { memberId: member.memberId, name }
    const taken = isNew ? takenProblem(currentMembers(shown.group), named) : undefined
    const problem = nameProblem(name, say('Give them a name.')) ?? taken
    if (problem) return setError(problem)
    if (isNew) writes.rename(member, name.trim())
    return onClose()
  }
  return (
    <WritingDialog onClose={onClose}>
      <DialogContent title={say('Name in this group')}>
        <form noValidate onSubmit={save} className="grid gap-4">
          <Field label={say('Name')} error={error}>
            {(control) => (
              <Input
                {...control}
                maxLength={100}
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </Field>
          <DialogActions>
            <Button type="submit">{say('Save')}</Button>
          </DialogActions>
        </form>
      </DialogContent>
    </WritingDialog>
  )
}

/** What is open, in words; null when nothing is. */
function openWords(shown: Shown, member: GroupMember, locale: string): string | null {
  const { group, money, names } = shown
  const isMe = member.memberId === names.meId
  const open = standingsOf(group, money, [member.memberId]).map(({ amount, currency }) => {
    const sum = formatAmount(Math.abs(amount), currency, locale)
    if (amount < 0)
      return isMe
        ? say('you still owe {sum}', { sum })
        : say('{member} still owes {sum}', { member: member.name, sum })
    return isMe
      ? say('you are still owed {sum}', { sum })
      : say('{member} is still owed {sum}', { member: member.name, sum })
  })
  return open.length === 0 ? null : open.join(', ')
}

/** Anybody may leave, and an owner remove anybody: what is open stays. */
function wordsFor({ group, names }: Shown, { memberId }: GroupMember, open: string | null) {
  const isMe = memberId === names.meId
  const me = group.members.find((one) => one.memberId === names.meId)
  if (open && !isMe && me?.role !== 'owner') {
    return { description: say('Settle up first: {open}.', { open }), isStopped: true }
  }
  const gone = say('They no longer see the group, and come back only when they are invited again.')
  const stays = open
    ? say('{open}. That stays open until it is settled.', { open })
    : say('What was shared so far stays as it is.')
  const left = say(
    'You no longer see the group. Your part of past expenses stays in your own book.',
  )
  const own = open ? `${left} ${say('It stays open until it is settled: {open}.', { open })}` : left
  return { description: isMe ? own : `${gone} ${stays}`, isStopped: false }
}

export interface GoDialogProps extends DialogProps {
  readonly onGone: () => void
}

/** Leaving, or being removed. */
export function GoDialog({ shown, member, writes, onClose, onGone }: GoDialogProps) {
  const { locale } = useLocale()
  const isMe = member.memberId === shown.names.meId
  const open = openWords(shown, member, locale)
  const words = wordsFor(shown, member, open)
  const owns = useGroupRows('group_accounts', shown.group.id).some(({ owners }) =>
    owners.some(({ memberId }) => memberId === member.memberId),
  )
  const passed = isMe
    ? ' What you own of joint accounts passes to their other owners.'
    : ' What they own of joint accounts passes to the other owners, who owe it to them.'
  const go = () => {
    onClose()
    if (!isMe) return writes.remove(member)
    writes.leave(open !== null)
    return onGone()
  }
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
      <DialogContent
        title={
          isMe
            ? say('Leave {group}?', { group: shown.group.name })
            : say('Remove {member}?', { member: member.name })
        }
        description={`${words.description}${owns && !words.isStopped ? passed : ''}`}
      >
        <DialogActions>
          <Button look="outline" onClick={onClose}>
            {words.isStopped ? say('Close') : isMe ? say('Stay') : say('Cancel')}
          </Button>
          {words.isStopped ? null : (
            <Button look="destructive" onClick={go}>
              {isMe ? say('Leave') : say('Remove')}
            </Button>
          )}
        </DialogActions>
      </DialogContent>
    </Dialog>
  )
}
