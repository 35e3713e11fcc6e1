import { Field } from '#web/ui/control/field.tsx'
import { Select } from '#web/ui/control/select.tsx'

interface ChoiceProps {
  readonly label: string
  readonly name: string
  readonly error: string | undefined
  readonly start: string | number
  readonly children: readonly (readonly [value: string | number, words: string])[]
}

/** One of a few, in a form that is read when it is sent. */
export const Choice = ({ label, name, error, start, children }: ChoiceProps) => (
  <Field label={label} error={error}>
    {(control) => (
      <Select {...control} name={name} defaultValue={start}>
        {children.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
    )}
  </Field>
)
