import { useState } from 'react'
import { useNavigate } from 'react-router'
import { limits } from '#contract/limits.ts'
import { routes } from '#contract/routes.ts'
import type { AskedCurrency, ImportedGroup } from '#domain/groups/imported-group.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { useKnown } from '#web/form/fields/use-known.ts'
import { WritingDialog } from '#web/form/writing-dialog.tsx'
import { useGroupCategories } from '#web/groups/use-group-categories.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { DialogContent } from '#web/ui/overlay/dialog.tsx'
import { useFirst } from '#web/ui/use-first.ts'
import { say } from '#web/words/say.ts'
import { command } from '#web/writes/command.ts'
import { send, tellDone } from '#web/writes/use-writes.ts'
import { sendInTurn } from '#web/writes/write-in-turn.ts'
import { AskCurrency } from './ask-currency.tsx'
import { ImportPreview } from './import-preview.tsx'
import { planImport } from './plan-import.ts'
import { readGroupFile } from './read-group-file.ts'

export interface ImportGroupDialogProps {
  /** What was dropped somewhere else, before anybody knew that it is a group. */
  readonly first?: File
  readonly onClose: () => void
}

interface Read {
  readonly group: ImportedGroup
  readonly fileName: string
}

interface ChosenFile extends AskedCurrency {
  readonly text: string
  readonly fileName: string
}

/** A group from Splitwise or Spliit, read on this device and compared before anything is kept. */
export function ImportGroupDialog({ first, onClose }: ImportGroupDialogProps) {
  const { currency } = useLocale()
  const [read, setRead] = useState<Read | null>(null)
  const [asked, setAsked] = useState<ChosenFile | null>(null)
  const [error, setError] = useState<string | undefined>()
  const { bring, isBusy } = useBringing(currency)
  const understand = (text: string, fileName: string, chosen: string | null) => {
    const verdict = readGroupFile(text, chosen)
    const isAsking = !verdict.ok && verdict.code === 'which-currency'
    setAsked(isAsking ? { ...verdict, text, fileName } : chosen === null ? null : asked)
    setError(verdict.ok || isAsking ? undefined : verdict.words)
    setRead(verdict.ok ? { group: verdict.group, fileName } : null)
  }
  const take = async (file: File | undefined) => {
    if (!file) return
    if (file.size > limits.importFileBytes) return setError(say('This file is too large.'))
    return understand(await file.text(), file.name.replace(/\.\w+$/, ''), null)
  }
  useFirst(first, (file) => void take(file))
  return (
    <WritingDialog onClose={() => isBusy || onClose()}>
      <DialogContent
        title={say('Import a group')}
        description={say('A CSV file from Splitwise or Settle Up, or a JSON file from Spliit.')}
      >
        <Field label={say('File')} error={error}>
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
        {asked ? (
          <AskCurrency
            key={asked.text}
            asked={asked}
            onChoose={(code) => understand(asked.text, asked.fileName, code)}
          />
        ) : null}
        {read ? (
          <ImportPreview
            key={`${read.fileName} ${read.group.expenses[0]?.currency}`}
            group={read.group}
            name={read.group.name ?? read.fileName}
            isBusy={isBusy}
            onImport={(name, me) => void bring(read.group, name, me)}
          />
        ) : (
          <Button look="outline" className="justify-self-end" onClick={onClose}>
            {say('Cancel')}
          </Button>
        )}
      </DialogContent>
    </WritingDialog>
  )
}

function useBringing(currency: string) {
  const replica = useReplica()
  const navigate = useNavigate()
  const categories = useGroupCategories()
  const known = useKnown('expense', categories, 'typed')
  const [isBusy, setBusy] = useState(false)
  const bring = async (group: ImportedGroup, name: string, me: string) => {
    setBusy(true)
    const naming = { names: categories.names, known }
    const main = mostUsed(group) ?? currency
    const plan = planImport(group, { name, me, currency: main, categories: naming })
    const keys = await sendInTurn(replica, plan.commands, () => {})
    setBusy(false)
    if (!keys) return
    const { length } = group.expenses
    const { groupId } = plan
    tellDone(replica, Promise.resolve(keys), {
      variant: 'success',
      title: say('Imported {name}', { name }),
      description: say('{length, plural, one {# expense} other {# expenses}}', { length }),
      undo: (undone) => {
        void navigate(routes.groups.path)
        void send(replica, [command('groups.undoImport', { groupId })], undone)
      },
    })
    void navigate(routes.group.path.replace(':id', groupId), { replace: true })
  }
  return { bring, isBusy }
}

/** The currency most of it is in. */
function mostUsed({ expenses, payments }: ImportedGroup): string | undefined {
  const all = [...expenses, ...payments].map(({ currency }) => currency)
  const times = (code: string) => all.filter((one) => one === code).length
  return [...new Set(all)].sort((a, b) => times(b) - times(a))[0]
}
