import { CategoryMark, categoryColors } from '#web/categories/category-chip.tsx'
import { iconNames } from '#web/categories/icon-names.data.ts'
import { Picker } from '#web/form/fields/picker.tsx'
import { say } from '#web/words/say.ts'

interface Look {
  readonly icon: string
  readonly color: string
}

export interface CategoryLookProps {
  readonly look: Look
  readonly onLook: (look: Look) => void
}

const icons = Object.entries(iconNames).map(([value, name]) => ({ value, name }))
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
const colors = categoryColors.map((value) => ({ value, name: capital(value) }))

export function CategoryLook({ look, onLook }: CategoryLookProps) {
  const { icon, color } = look
  return (
    <>
      <Picker
        label={say('Picture')}
        choices={icons}
        value={icon}
        onChange={(next) => onLook({ icon: next, color })}
        draw={(each) => <CategoryMark category={{ icon: each, color }} />}
      />
      <Picker
        label={say('Colour')}
        choices={colors}
        value={color}
        onChange={(next) => onLook({ icon, color: next })}
        draw={(each) => <CategoryMark category={{ icon, color: each }} />}
      />
    </>
  )
}
