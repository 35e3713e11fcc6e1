import { type FormEvent, useId, useRef, useState } from 'react'
import { type GroupRow, groupKinds } from '#contract/entities/groups.ts'
import { counted } from '#domain/counted.ts'
import { nameProblem } from '#domain/names/hidden-characters.ts'
import { ChoiceField } from '#web/fields/choice-field.tsx'
import { CurrencyField } from '#web/fields/currency-field.tsx'
import { useBook } from '#web/fields/use-book.ts'
import { KeepDraft } from '#web/form/keep-draft.tsx'
import { saveOver } from '#web/form/save-over.ts'
import { SheetFooter } from '#web/form/sheet-footer.tsx'
import { useLeaveGuard } from '#web/form/use-leave-guard.ts'
import { Field } from '#web/ui/field.tsx'
import { Input, Textarea } from '#web/ui/input.tsx'
import { Sheet, SheetContent } from '#web/ui/sheet.tsx'
import { kindWords } from './group.ts'

export type GroupFields = Pick<GroupRow, 'name' | 'description' | 'kind' | 'currency'>

export interface GroupSheetProps {
  /** Null to make a new one. */
  readonly group: GroupRow | null
  readonly onSave: (fields: GroupFields, others: readonly string[]) => void
  readonly onClose: () => void
}

const fieldsOf = ({ name, description, kind, currency }: GroupRow): GroupFields => ({
  ...{ name, description, kind, currency },
})

const kinds = groupKinds.map((value) => ({ value, label: kindWords[value] }))

/** One name a line, or with commas between them. */
const readNames = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[\n,;]/)
      .map((name) => name.trim().slice(0, 100))
      .filter(Boolean),
  ),
]

const othersProblem = (others: string) =>
  readNames(others)
    .map((name) => nameProblem(name, ''))
    .find(Boolean)

interface Errors {
  readonly name?: string | undefined
  readonly others?: string | undefined
}

export function GroupSheet({ group, onSave, onClose }: GroupSheetProps) {
  const { currency } = useBook()
  const formId = useId()
  const nameBox = useRef<HTMLInputElement>(null)
  const [opened] = useState(group)
  const [before] = useState(() => ({
    name: group?.name ?? '',
    description: group?.description ?? '',
    kind: group?.kind ?? ('trip' as const),
    currency: group?.currency ?? currency,
    others: '',
  }))
  const [draft, setDraft] = useState<typeof before>(before)
  const [errors, setErrors] = useState<Errors>({})
  const change = (patch: Partial<typeof before>) => setDraft((now) => ({ ...now, ...patch }))
  const leaving = useLeaveGuard(JSON.stringify(draft) !== JSON.stringify(before), onClose)
  const save = (event: FormEvent) => {
    event.preventDefault()
    const { name, description, others, ...rest } = draft
    const problem = nameProblem(name, 'Give the group a name.')
    const problemOfOthers = othersProblem(others)
    setErrors({ name: problem, others: problemOfOthers })
    if (problem) return nameBox.current?.focus()
    if (problemOfOthers) return undefined
    const fields = { ...rest, name: name.trim(), description: description.trim() || null }
    const versions = { opened: opened && fieldsOf(opened), now: group && fieldsOf(group) }
    return saveOver({ ...versions, mine: fields }, (mine) => {
      onSave(mine, readNames(others))
      leaving.go()
    })
  }
  return (
    <Sheet open onOpenChange={(isOpen) => isOpen || leaving.leave()}>
      <SheetContent
        title={group ? 'Group' : 'New group'}
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          nameBox.current?.focus()
        }}
        footer={<SheetFooter formId={formId} onStay={null} onRemove={null} />}
      >
        <form id={formId} noValidate onSubmit={save} className="grid gap-5">
          <Field label="Name" error={errors.name}>
            {(control) => (
              <Input
                {...control}
                ref={nameBox}
                maxLength={80}
                autoComplete="off"
                value={draft.name}
                onChange={(event) => {
                  setErrors({ ...errors, name: undefined })
                  change({ name: event.target.value })
                }}
              />
            )}
          </Field>
          {group ? null : (
            <OthersField value={draft.others} error={errors.others} onChange={change} />
          )}
          <div className="grid grid-cols-2 gap-3">
            <ChoiceField
              label="Kind"
              value={draft.kind}
              choices={kinds}
              onChange={(kind) => change({ kind: kind as GroupRow['kind'] })}
            />
            <CurrencyField value={draft.currency} onChange={(code) => change({ currency: code })} />
          </div>
          <Field label="Description">
            {(control) => (
              <Textarea
                {...control}
                maxLength={500}
                value={draft.description}
                onChange={(event) => change({ description: event.target.value })}
              />
            )}
          </Field>
        </form>
        <KeepDraft isOpen={leaving.isAsking} onKeep={leaving.stay} onDiscard={leaving.go} />
      </SheetContent>
    </Sheet>
  )
}

interface OthersFieldProps {
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (patch: { readonly others: string }) => void
}

function OthersField({ value, error, onChange }: OthersFieldProps) {
  const count = readNames(value).length
  const hint =
    count === 0
      ? 'Names are enough for now. Invite them later, and they take over their part.'
      : `You and ${counted(count, 'other')}.`
  return (
    <Field label="Who is in it besides you" hint={hint} error={error}>
      {(control) => (
        <Textarea
          {...control}
          placeholder="Anna, Ben"
          value={value}
          onChange={(event) => onChange({ others: event.target.value })}
        />
      )}
    </Field>
  )
}
