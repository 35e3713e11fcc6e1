import { useState } from 'react'
import type { AccountRow } from '#web/accounts/account.ts'
import { ChoiceField } from '#web/form/fields/choice-field.tsx'
import { WritingDialog } from '#web/form/writing-dialog.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { DialogActions, DialogContent } from '#web/ui/overlay/dialog.tsx'
import { say } from '#web/words/say.ts'
import { mergeable } from './usage.ts'
import type { AccountWrites } from './use-account-writes.ts'

export interface RemoveAccountProps {
  readonly account: AccountRow
  readonly accounts: readonly AccountRow[]
  /** What points at it. */
  readonly usage: string
  readonly writes: AccountWrites
  /** It is no longer where it was. */
  readonly onGone: () => void
  readonly onClose: () => void
}

/** What something is in stays: it can be put out of sight, or become a part of another. */
export function RemoveAccount(props: RemoveAccountProps) {
  const { account, accounts, usage, writes, onGone, onClose } = props
  const others = mergeable(account, accounts)
  const [into, setInto] = useState(others[0]?.id ?? '')
  const target = others.find(({ id }) => id === into)
  const isArchived = account.archived
  return (
    <WritingDialog onClose={onClose}>
      <DialogContent
        title={say('{account} cannot be deleted', { account: account.name })}
        description={
          say('It has {usage}.', { usage }) +
          (isArchived ? '' : ` ${say('Archived, it is out of sight and everything stays.')}`) +
          (target ? ` ${say('Merged, all of it is in another account.')}` : '')
        }
      >
        {target ? (
          <ChoiceField
            label={say('Merge into')}
            value={into}
            onChange={setInto}
            choices={others.map(({ id, name }) => ({ value: id, label: name }))}
          />
        ) : null}
        <DialogActions>
          {target ? (
            <Button
              look="destructive"
              onClick={() => {
                writes.merge(account, target)
                onGone()
              }}
            >
              {say('Merge')}
            </Button>
          ) : null}
          {isArchived ? (
            <Button look="outline" onClick={onClose}>
              {say('Keep it')}
            </Button>
          ) : (
            <Button
              onClick={() => {
                writes.archive(account, true)
                onClose()
              }}
            >
              {say('Archive instead')}
            </Button>
          )}
        </DialogActions>
      </DialogContent>
    </WritingDialog>
  )
}
