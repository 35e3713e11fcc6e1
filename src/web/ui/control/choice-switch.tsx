import { useId } from 'react'
import { classes } from '../classes.ts'

export interface ChoiceSwitchProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly choices: readonly (readonly [value: Value, words: string])[]
  readonly onChange: (value: Value) => void
}

const choiceLook =
  'flex control-least cursor-pointer items-center justify-center rounded-sm px-3 font-medium ' +
  'text-muted-foreground transition-colors duration-120 has-checked:bg-card ' +
  'dark:has-checked:bg-accent has-checked:text-foreground has-checked:shadow-raised ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-ring'

const frame = 'grid auto-cols-fr grid-flow-col gap-1 rounded-md bg-muted p-1 narrow:grid-flow-row'

/** Two or three words side by side, one of which holds. */
export function ChoiceSwitch<Value extends string>(props: ChoiceSwitchProps<Value>) {
  const { label, value, choices, onChange } = props
  const name = useId()
  return (
    <fieldset className={frame}>
      <legend className="sr-only">{label}</legend>
      {choices.map(([choice, words]) => (
        <label key={choice} className={classes(choiceLook)}>
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={choice === value}
            onChange={() => onChange(choice)}
          />
          {words}
        </label>
      ))}
    </fieldset>
  )
}
