import { type FormEvent, useId, useMemo, useState } from 'react'
import { WritingDialog } from '#web/form/writing-dialog.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { DialogActions, DialogContent, focusOnField } from '#web/ui/overlay/dialog.tsx'
import { say } from '#web/words/say.ts'
import { ToggleChip } from '../filter/toggle-chip.tsx'
import { toggled } from '../filter/toggled.ts'
import { usedTags } from '../filter/used-tags.ts'
import type { Entry } from '../model/entry.ts'
import type { MonthSource } from '../model/shown-list.ts'
import { readTags } from '../sheet/line/read-tags.ts'
import type { TagChange } from './plan.ts'

export interface TagsDialogProps {
  readonly title: string
  readonly rows: readonly Entry[]
  readonly ledger: MonthSource
  readonly onPick: (change: TagChange) => void
  readonly onClose: () => void
}

/** New ones are typed; those there are can be taken away. */
export function TagsDialog({ title, rows, ledger, onPick, onClose }: TagsDialogProps) {
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [remove, setRemove] = useState<readonly string[]>([])
  const present = useMemo(() => [...new Set(rows.flatMap(({ tags }) => tags))].sort(), [rows])
  const known = useMemo(() => usedTags(ledger).slice(0, 100), [ledger])
  const read = readTags(typed)
  const isReady = read.ok && (read.tags.length > 0 || remove.length > 0)
  const pick = (event: FormEvent) => {
    event.preventDefault()
    if (isReady) onPick({ add: read.tags, remove })
  }
  return (
    <WritingDialog onClose={onClose}>
      <DialogContent title={title} onOpenAutoFocus={focusOnField}>
        <form noValidate onSubmit={pick} className="grid gap-4">
          <Field
            label={say('Add')}
            hint={say('Several at once, with a comma between.')}
            error={read.ok ? undefined : read.problem}
          >
            {(control) => (
              <Input
                {...control}
                list={listId}
                autoComplete="off"
                placeholder={say('trip, work')}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </Field>
          <datalist id={listId}>
            {known.map((tag) => (
              <option key={tag} value={tag} />
            ))}
          </datalist>
          {present.length > 0 ? (
            <fieldset>
              <legend className="mb-1.5 text-sm font-medium">{say('Take away')}</legend>
              <div className="flex max-h-48 flex-wrap gap-2 overflow-y-auto">
                {present.map((tag) => (
                  <ToggleChip
                    key={tag}
                    isOn={remove.includes(tag)}
                    onToggle={() => setRemove(toggled(remove, tag))}
                  >
                    #{tag}
                  </ToggleChip>
                ))}
              </div>
            </fieldset>
          ) : null}
          <DialogActions>
            <Button type="submit" disabled={!isReady}>
              {say('Change')}
            </Button>
          </DialogActions>
        </form>
      </DialogContent>
    </WritingDialog>
  )
}
