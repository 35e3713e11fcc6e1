import X from 'lucide-react/icons/x'
import type { ChartWriting } from '#web/charts/series.ts'
import { IconButton } from '#web/ui/control/button.tsx'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { Select } from '#web/ui/control/select.tsx'
import { type PaidProblem, readPaid, type SplitPerson } from './split-answer.ts'

export interface SplitRowProps {
  readonly person: SplitPerson
  /** The name, or what stands for it. */
  readonly title: string
  readonly writing: ChartWriting
  readonly onChange: (patch: Partial<SplitPerson>) => void
  readonly onRemove: (() => void) | undefined
}

const rowLook =
  'grid grid-cols-[minmax(0,1fr)_7rem_5.5rem_auto] items-start gap-2 ' +
  'phone:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]'

const headsMost = 6
const heads = Array.from({ length: headsMost }, (_, at) => at + 1)

const problems: Readonly<Record<PaidProblem, string>> = {
  empty: 'Enter an amount, like 12.50.',
  'not-a-number': 'Enter an amount, like 12.50.',
  'too-many-decimals': 'That is more decimals than this currency has.',
  'unclear-separator': 'Write it with two decimals, or with none.',
  'too-large': 'That amount is too large.',
  'other-currency': 'Enter it in the currency you chose above.',
  negative: 'Enter what was paid, without a minus.',
}

export function SplitRow({ person, title, writing, onChange, onRemove }: SplitRowProps) {
  const read = readPaid(person.paid, writing)
  return (
    <li>
      <fieldset className={rowLook}>
        <legend className="sr-only">{title}</legend>
        <Field label="Name" className="phone:col-span-2">
          {(control) => (
            <Input
              {...control}
              maxLength={60}
              autoComplete="off"
              placeholder={title}
              value={person.name}
              onChange={(event) => onChange({ name: event.target.value })}
            />
          )}
        </Field>
        <Field label="Paid" error={read.ok ? undefined : problems[read.reason]}>
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              placeholder="0"
              className="amount"
              value={person.paid}
              onChange={(event) => onChange({ paid: event.target.value })}
            />
          )}
        </Field>
        <Field label="Counts as">
          {(control) => (
            <Select
              {...control}
              value={person.heads}
              onChange={(event) => onChange({ heads: Number(event.target.value) })}
            >
              {heads.map((count) => (
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <IconButton
          label={`Remove ${title}`}
          disabled={!onRemove}
          className="mt-6 phone:col-start-3 phone:row-start-1"
          onClick={onRemove}
        >
          <X aria-hidden />
        </IconButton>
      </fieldset>
    </li>
  )
}
