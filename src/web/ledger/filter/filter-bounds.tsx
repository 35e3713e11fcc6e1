import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import type { Bound, BoundTexts } from './bounds.ts'

export interface BoundFieldsProps {
  readonly texts: BoundTexts
  readonly problems: Partial<Record<Bound, string>>
  readonly onChange: (texts: BoundTexts) => void
}

const labels = { least: 'At least', most: 'At most' } as const

/** Whatever the currency: 50 finds 50 euros and 50 yen. */
export function BoundFields({ texts, problems, onChange }: BoundFieldsProps) {
  return (
    <div className="grid grid-cols-2 gap-3">
      {(['least', 'most'] as const).map((bound) => (
        <Field key={bound} label={labels[bound]} error={problems[bound]}>
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={texts[bound]}
              onChange={(event) => onChange({ ...texts, [bound]: event.target.value })}
              className="amount"
            />
          )}
        </Field>
      ))}
    </div>
  )
}
