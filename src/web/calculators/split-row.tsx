import X from 'lucide-react/icons/x'
import type { ChartWriting } from '#web/charts/series.ts'
import { IconButton } from '#web/ui/control/button.tsx'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { Select } from '#web/ui/control/select.tsx'
import { say } from '#web/words/say.ts'
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
  empty: say('Enter an amount, like 12.50.'),
  'not-a-number': say('Enter an amount, like 12.50.'),
  'too-many-decimals': say('That is more decimals than this currency has.'),
  'unclear-separator': say('Write it with two decimals, or with none.'),
  'too-large': say('That amount is too large.'),
  'other-currency': say('Enter it in the currency you chose above.'),
  negative: say('Enter what was paid, without a minus.'),
}

export function SplitRow({ person, title, writing, onChange, onRemove }: SplitRowProps) {
  const read = readPaid(person.paid, writing)
  return (
    <li>
      <fieldset className={rowLook}>
        <legend className="sr-only">{title}</legend>
        <Field label={say('Name')} className="phone:col-span-2">
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
        <Field label={say('Paid')} error={read.ok ? undefined : problems[read.reason]}>
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
        <Field label={say('Counts as')}>
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
          label={say('Remove {title}', { title })}
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
