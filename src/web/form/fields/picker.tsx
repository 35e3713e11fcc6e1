import { type ReactNode, useId } from 'react'
import { classes } from '#web/ui/classes.ts'

interface Choice {
  readonly value: string
  readonly name: string
}

export interface PickerProps {
  readonly label: string
  readonly choices: readonly Choice[]
  readonly value: string
  readonly onChange: (value: string) => void
  readonly draw: (value: string) => ReactNode
}

/** One of many pictures, as radio buttons: a single tab stop, the arrow keys choose. */
export function Picker({ label, choices, value, onChange, draw }: PickerProps) {
  const group = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{label}</legend>
      <div className="-mx-1 flex flex-wrap gap-0.5">
        {choices.map((choice) => (
          <label
            key={choice.value}
            title={choice.name}
            className={classes(
              'grid size-11 cursor-pointer place-items-center rounded-md hover:bg-accent',
              'has-checked:bg-accent has-checked:outline-2 has-checked:-outline-offset-2',
              'has-checked:outline-primary has-focus-visible:outline-2',
              'has-focus-visible:outline-offset-1 has-focus-visible:outline-ring',
            )}
          >
            <input
              type="radio"
              name={group}
              value={choice.value}
              checked={choice.value === value}
              aria-label={choice.name}
              onChange={() => onChange(choice.value)}
              className="sr-only"
            />
            {draw(choice.value)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
