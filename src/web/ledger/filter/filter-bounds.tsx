import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { say } from '#web/words/say.ts'
import type { Bound, BoundTexts } from './bounds.ts'

export interface BoundFieldsProps {
  readonly texts: BoundTexts
  readonly problems: Partial<Record<Bound, string>>
  readonly onChange: (texts: BoundTexts) => void
  readonly currency: string
  /** Whether some rows are in others. */
  readonly isMixed: boolean
}

const labels = { least: say('At least'), most: say('At most') } as const

/** By value: 50 euros are as much as the dollars they were worth on their day. */
export function BoundFields(props: BoundFieldsProps) {
  const { texts, problems, onChange, currency, isMixed } = props
  return (
    <div className="grid grid-cols-2 gap-3">
      {(['least', 'most'] as const).map((bound) => (
        <Field
          key={bound}
          label={say('{label}, in {currency}', { label: labels[bound], currency })}
          error={problems[bound]}
        >
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
      {isMixed ? (
        <p className="col-span-2 text-sm text-muted-foreground">
          {say('Other currencies by the rates of their days. What has no rate is left out.')}
        </p>
      ) : null}
    </div>
  )
}
