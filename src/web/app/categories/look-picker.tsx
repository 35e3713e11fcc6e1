import Check from 'lucide-react/icons/check'
import { type ReactNode, useId } from 'react'
import { CategoryMark, categoryColors } from '#web/fields/category-chip.tsx'
import type { Category } from '#web/fields/use-categories.ts'
import { classes } from '#web/ui/classes.ts'
import { iconNames } from './icon-names.data.ts'

interface Choice {
  readonly value: string
  readonly name: string
}

interface PickerProps {
  readonly label: string
  readonly choices: readonly Choice[]
  readonly value: string
  readonly onChange: (value: string) => void
  readonly draw: (value: string) => ReactNode
}

/** One of many pictures, as radio buttons: a single tab stop, the arrow keys choose. */
function Picker({ label, choices, value, onChange, draw }: PickerProps) {
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

type LookProps = Pick<PickerProps, 'value' | 'onChange'> & { readonly category: Category }

const icons = Object.entries(iconNames).map(([value, name]) => ({ value, name }))

export const IconPicker = ({ category, ...rest }: LookProps) => (
  <Picker
    label="Picture"
    choices={icons}
    draw={(icon) => <CategoryMark category={{ ...category, icon }} />}
    {...rest}
  />
)

const titled = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`
const colors = categoryColors.map((value) => ({ value, name: titled(value) }))

export const ColorPicker = ({ category, ...rest }: LookProps) => (
  <Picker
    label="Colour"
    choices={colors}
    draw={(color) => (
      <span className="relative grid place-items-center">
        <CategoryMark category={{ ...category, color }} />
        {color === rest.value ? (
          <Check aria-hidden className="absolute -right-1 -bottom-1 size-4 rounded-full bg-card" />
        ) : null}
      </span>
    )}
    {...rest}
  />
)
