import { useState } from 'react'
import { ChoiceField } from '#web/form/fields/choice-field.tsx'
import { WritingDialog } from '#web/form/writing-dialog.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { DialogActions, DialogContent } from '#web/ui/overlay/dialog.tsx'
import { say } from '#web/words/say.ts'
import { currentMembers } from '../group.ts'
import type { DialogProps } from './member-dialogs.tsx'
import { useHouseholdWrites } from './use-household-writes.ts'

/** Asks somebody; they and everybody who settles with them already have to agree. */
export function HouseholdDialog({ shown, member, onClose }: Omit<DialogProps, 'writes'>) {
  const { group, names } = shown
  const writes = useHouseholdWrites(group.id)
  const others = currentMembers(group).filter(({ memberId }) => memberId !== member.memberId)
  const [who, setWho] = useState(others[0]?.memberId ?? '')
  const other = others.find(({ memberId }) => memberId === who)
  const save = () => {
    if (other) writes.ask(member, other)
    onClose()
  }
  return (
    <WritingDialog onClose={onClose}>
      <DialogContent
        title={say('Settle together')}
        description={say(`Those who share a purse pay and are paid as one, and may confirm
          payments for each other. Everybody keeps their part, and can leave at any time.`)}
      >
        <ChoiceField
          label={say('{plain} settles together with', { plain: names.plain(member.memberId) })}
          value={who}
          onChange={setWho}
          choices={others.map(({ memberId }) => ({
            value: memberId,
            label: names.plain(memberId),
          }))}
        />
        <DialogActions>
          <Button look="outline" onClick={onClose}>
            {say('Cancel')}
          </Button>
          <Button onClick={save}>{other?.uid ? say('Ask') : say('Save')}</Button>
        </DialogActions>
      </DialogContent>
    </WritingDialog>
  )
}
