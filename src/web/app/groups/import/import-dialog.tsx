import { useState } from 'react'
import { useNavigate } from 'react-router'
import { limits } from '#contract/limits.ts'
import { routes } from '#contract/routes.ts'
import type { ImportedGroup } from '#domain/groups/imported-group.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { groupWish } from '#web/fields/group-wish.ts'
import { send } from '#web/fields/send.ts'
import { useBook } from '#web/fields/use-book.ts'
import { useGroupCategories } from '#web/fields/use-group-categories.ts'
import { sendInTurn } from '#web/ledger/send-in-turn.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogContent } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast.ts'
import { WritingDialog } from '#web/ui/writing-dialog.tsx'
import { groupPath } from '../group.ts'
import { ImportPreview } from './import-preview.tsx'
import { planImport } from './plan-import.ts'
import { readGroupFile } from './read-group-file.ts'

export interface ImportDialogProps {
  readonly onClose: () => void
}

interface Read {
  readonly group: ImportedGroup
  readonly fileName: string
}

/** A group from Splitwise or Spliit, read on this device and compared before anything is kept. */
export function ImportDialog({ onClose }: ImportDialogProps) {
  const { currency } = useBook()
  const [read, setRead] = useState<Read | null>(null)
  const [error, setError] = useState<string | undefined>()
  const { bring, isBusy } = useBringing(currency)
  const take = async (file: File | undefined) => {
    if (!file) return
    if (file.size > limits.importFileBytes) return setError('This file is too large.')
    const verdict = readGroupFile(await file.text(), currency)
    if (!verdict.ok) return setError(verdict.words)
    setError(undefined)
    return setRead({ group: verdict.group, fileName: file.name.replace(/\.\w+$/, '') })
  }
  return (
    <WritingDialog onClose={() => isBusy || onClose()}>
      <DialogContent
        title="Import a group"
        description="A CSV file from Splitwise or a JSON file from Spliit."
      >
        <Field label="File" error={error}>
          {(control) => (
            <Input
              {...control}
              type="file"
              accept=".csv,.json,text/csv,application/json"
              onChange={(event) => void take(event.target.files?.[0])}
              className="py-1.5"
            />
          )}
        </Field>
        {read ? (
          <ImportPreview
            key={read.fileName}
            group={read.group}
            name={read.group.name ?? read.fileName}
            isBusy={isBusy}
            onImport={(name, me) => void bring(read.group, name, me)}
          />
        ) : (
          <Button look="outline" className="justify-self-end" onClick={onClose}>
            Cancel
          </Button>
        )}
      </DialogContent>
    </WritingDialog>
  )
}

function useBringing(currency: string) {
  const replica = useReplica()
  const navigate = useNavigate()
  const { names } = useGroupCategories()
  const [isBusy, setBusy] = useState(false)
  const bring = async (group: ImportedGroup, name: string, me: string) => {
    setBusy(true)
    const main = group.expenses[0]?.currency ?? currency
    const plan = planImport(group, { name, me, currency: main, categories: names })
    const isDone = await sendInTurn(replica, plan.wishes, () => {})
    setBusy(false)
    if (!isDone) return
    const { length } = group.expenses
    const { groupId } = plan
    const undo = () => {
      void navigate(routes.groups.path)
      void send(replica, [groupWish('groups.undoImport', { groupId })])
    }
    toast({
      variant: 'success',
      title: `Imported ${name}`,
      description: length === 1 ? '1 expense' : `${length} expenses`,
      action: { label: 'Undo', onClick: undo },
    })
    void navigate(groupPath(groupId), { replace: true })
  }
  return { bring, isBusy }
}
