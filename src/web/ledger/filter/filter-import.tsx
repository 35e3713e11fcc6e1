import { useTable } from '#web/data/replica-react.tsx'
import { Field } from '#web/ui/control/field.tsx'
import { Select } from '#web/ui/control/select.tsx'
import { say } from '#web/words/say.ts'

export interface FilterImportProps {
  readonly chosen: string | null
  readonly onChange: (importId: string | null) => void
}

/** What one statement brought, as long as there was one. */
export function FilterImport({ chosen, onChange }: FilterImportProps) {
  const { replica } = useTable('imports')
  const imports = replica.monthRows('imports', '')
  if (imports.length === 0) return null
  return (
    <Field label={say('Imported from')}>
      {(control) => (
        <Select
          {...control}
          value={chosen ?? ''}
          onChange={(event) => onChange(event.target.value || null)}
        >
          <option value="">{say('Anywhere')}</option>
          {imports.map(({ id, fileName }) => (
            <option key={id} value={id}>
              {String(fileName)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
