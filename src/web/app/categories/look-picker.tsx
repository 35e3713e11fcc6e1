import Check from 'lucide-react/icons/check'
import { CategoryMark, categoryColors } from '#web/categories/category-chip.tsx'
import { iconNames } from '#web/categories/icon-names.data.ts'
import type { Category } from '#web/categories/use-categories.ts'
import { Picker, type PickerProps } from '#web/form/fields/picker.tsx'
import { say } from '#web/words/say.ts'

type LookProps = Pick<PickerProps, 'value' | 'onChange'> & { readonly category: Category }

const icons = Object.entries(iconNames).map(([value, name]) => ({ value, name }))

export const IconPicker = ({ category, ...rest }: LookProps) => (
  <Picker
    label={say('Picture')}
    choices={icons}
    draw={(icon) => <CategoryMark category={{ ...category, icon }} />}
    {...rest}
  />
)

const titled = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`
const colors = categoryColors.map((value) => ({ value, name: titled(value) }))

export const ColorPicker = ({ category, ...rest }: LookProps) => (
  <Picker
    label={say('Colour')}
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
