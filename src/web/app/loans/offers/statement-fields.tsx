import X from 'lucide-react/icons/x'
import { formatDay } from '#domain/calendar/calendar.ts'
import type { DatedRow } from '#domain/loans/loan-plan.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { IconButton } from '#web/ui/control/button.tsx'
import { Field } from '#web/ui/control/field.tsx'
import { Select } from '#web/ui/control/select.tsx'
import { say } from '#web/words/say.ts'
import { TextField } from '../text-field.tsx'
import type { LineMessages, StatementDraft } from './statement-draft.ts'

export interface StatementFieldsProps {
  readonly line: StatementDraft
  readonly rows: readonly DatedRow[]
  readonly currency: string
  readonly messages: LineMessages
  readonly onChange: (patch: Partial<StatementDraft>) => void
  readonly onRemove: (() => void) | null
}

const dayStyle = { day: 'numeric', month: 'short', year: 'numeric' } as const

export function StatementFields(props: StatementFieldsProps) {
  const { line, rows, currency, messages, onChange, onRemove } = props
  const { locale } = useLocale()
  return (
    <div className="grid grid-cols-[1fr_1fr_1fr_2.75rem] gap-3 phone:grid-cols-2">
      <Field label={say('Payment of')} className="phone:col-span-2">
        {(control) => (
          <Select
            {...control}
            value={line.period}
            onChange={(event) => onChange({ period: Number(event.target.value) })}
          >
            {rows.map(({ period, date }) => (
              <option key={period} value={period}>
                {formatDay(date, locale, dayStyle)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <TextField
        label={say('Interest, {currency}', { currency })}
        mode="decimal"
        value={line.interest}
        onChange={(interest) => onChange({ interest })}
        error={messages.interest}
      />
      <TextField
        label={say('Still owed after it, {currency}', { currency })}
        mode="decimal"
        value={line.balance}
        onChange={(balance) => onChange({ balance })}
        error={messages.balance}
      />
      {onRemove ? (
        <IconButton label={say('Remove this payment')} className="mt-6.5" onClick={onRemove}>
          <X aria-hidden />
        </IconButton>
      ) : null}
    </div>
  )
}
