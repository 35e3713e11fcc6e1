import { useRef } from 'react'
import { type GroupRow, groupKinds } from '#contract/groups/entities.ts'
import { nameProblem } from '#domain/names/hidden-characters.ts'
import { ChoiceField } from '#web/form/fields/choice-field.tsx'
import { CurrencyField } from '#web/form/fields/currency-field.tsx'
import { FormSheet } from '#web/form/form-sheet.tsx'
import { type Reading, useForm } from '#web/form/use-form.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { Field } from '#web/ui/control/field.tsx'
import { Input, Textarea } from '#web/ui/control/input.tsx'
import { say } from '#web/words/say.ts'
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

interface GroupDraft extends GroupFields {
  readonly description: string
  readonly others: string
}

const draftOf = (group: GroupRow | null, currency: string): GroupDraft => ({
  name: group?.name ?? '',
  description: group?.description ?? '',
  kind: group?.kind ?? 'trip',
  currency: group?.currency ?? currency,
  others: '',
})

interface Others {
  readonly others: readonly string[]
}

function readGroup(draft: GroupDraft): Reading<GroupFields, Others> {
  const { name, description, others, ...rest } = draft
  const problem = nameProblem(name, say('Give the group a name.'))
  const problemOfOthers = othersProblem(others)
  if (problem || problemOfOthers) {
    return { ok: false, messages: { name: problem, others: problemOfOthers } }
  }
  const fields = { ...rest, name: name.trim(), description: description.trim() || null }
  return { ok: true, fields, others: readNames(others) }
}

export function GroupSheet({ group, onSave, onClose }: GroupSheetProps) {
  const { currency } = useLocale()
  const nameBox = useRef<HTMLInputElement>(null)
  const form = useForm({
    start: () => draftOf(group, currency),
    read: readGroup,
    stored: group && fieldsOf(group),
  })
  const { draft, change, messages } = form
  return (
    <FormSheet
      form={form}
      title={group ? say('Group') : say('New group')}
      focus={() => nameBox.current?.focus()}
      onSave={({ fields, others }) => onSave(fields, others)}
      onClose={onClose}
    >
      <Field label={say('Name')} error={messages.name}>
        {(control) => (
          <Input
            {...control}
            ref={nameBox}
            maxLength={80}
            autoComplete="off"
            value={draft.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        )}
      </Field>
      {group ? null : (
        <OthersField value={draft.others} error={messages.others} onChange={change} />
      )}
      <div className="grid grid-cols-2 gap-3">
        <ChoiceField
          label={say('Kind')}
          value={draft.kind}
          choices={kinds}
          onChange={(kind) => change({ kind: kind as GroupRow['kind'] })}
        />
        <CurrencyField value={draft.currency} onChange={(code) => change({ currency: code })} />
      </div>
      <Field label={say('Description')}>
        {(control) => (
          <Textarea
            {...control}
            maxLength={500}
            value={draft.description}
            onChange={(event) => change({ description: event.target.value })}
          />
        )}
      </Field>
    </FormSheet>
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
      ? say('Names are enough for now. Invite them later, and they take over their part.')
      : say('You and {count, plural, one {# other} other {# others}}.', { count })
  return (
    <Field label={say('Who is in it besides you')} hint={hint} error={error}>
      {(control) => (
        <Textarea
          {...control}
          placeholder={say('Anna, Ben')}
          value={value}
          onChange={(event) => onChange({ others: event.target.value })}
        />
      )}
    </Field>
  )
}
