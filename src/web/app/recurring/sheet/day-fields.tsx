import { useId } from 'react'
import { formatDay } from '#domain/calendar/calendar.ts'
import { ChoiceField } from '#web/form/fields/choice-field.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { classes } from '#web/ui/classes.ts'
import { say } from '#web/words/say.ts'
import type { FormProps } from './schedule-fields.tsx'

interface TogglesProps {
  readonly label: string
  readonly hint: string
  readonly choices: readonly Toggle[]
  readonly value: readonly number[]
  readonly onChange: (value: readonly number[]) => void
  readonly error?: string | undefined
}

interface Toggle {
  readonly value: number
  readonly words: string
  /** What is read out when it is more than the words. */
  readonly name?: string
  readonly isWide?: boolean
}

const toggleLook =
  'grid h-10 cursor-pointer place-items-center rounded-md border border-input bg-card text-sm ' +
  'select-none hover:bg-accent has-checked:border-primary has-checked:bg-primary-wash ' +
  'has-checked:font-semibold has-checked:text-primary-text has-focus-visible:outline-2 ' +
  'has-focus-visible:outline-offset-1 has-focus-visible:outline-ring coarse:h-11'

/** Any of a few small things, seven in a row. */
function Toggles({ label, hint, choices, value, onChange, error }: TogglesProps) {
  const id = useId()
  const flip = (one: number) =>
    onChange(value.includes(one) ? value.filter((other) => other !== one) : [...value, one])
  return (
    <fieldset aria-describedby={id}>
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="grid grid-cols-7 gap-1">
        {choices.map(({ value: one, words, name, isWide }) => (
          <label key={one} className={classes(toggleLook, isWide && 'col-span-4')}>
            <input
              type="checkbox"
              className="sr-only"
              checked={value.includes(one)}
              aria-label={name ?? words}
              onChange={() => flip(one)}
            />
            <span aria-hidden>{words}</span>
          </label>
        ))}
      </div>
      <p
        id={id}
        className={classes('mt-1.5 text-sm', error ? 'text-over' : 'text-muted-foreground')}
      >
        {error ?? hint}
      </p>
    </fieldset>
  )
}

/** The first of January 2024 was a Monday. */
const weekdayWords = (weekday: number, locale: string, weekdayStyle: 'short' | 'long') =>
  formatDay(`2024-01-0${weekday}`, locale, { weekday: weekdayStyle })

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

export function Weekdays({ form: { draft, change, messages } }: FormProps) {
  const { locale } = useLocale()
  return (
    <Toggles
      label={say('On')}
      hint={say('None takes the weekday of the first one.')}
      value={draft.weekdays}
      onChange={(value) => change({ weekdays: value })}
      error={messages.weekdays}
      choices={weekdays.map((value) => ({
        value,
        words: weekdayWords(value, locale, 'short'),
        name: weekdayWords(value, locale, 'long'),
      }))}
    />
  )
}

const monthDays: readonly Toggle[] = [
  ...Array.from({ length: 31 }, (_, at) => ({
    value: at + 1,
    words: String(at + 1),
    name: say('Day {count}', { count: at + 1 }),
  })),
  { value: -1, words: say('Last day'), isWide: true },
]

export function MonthDays({ form: { draft, change, messages } }: FormProps) {
  return (
    <Toggles
      label={say('Days of the month')}
      hint={say(
        'None takes the day of the first one. In a shorter month the 31st is its last day.',
      )}
      value={draft.monthDays}
      onChange={(value) => change({ monthDays: value })}
      error={messages.monthDays}
      choices={monthDays}
    />
  )
}

const places = [
  { value: '1', label: say('First') },
  { value: '2', label: say('Second') },
  { value: '3', label: say('Third') },
  { value: '4', label: say('Fourth') },
  { value: '5', label: say('Fifth') },
  { value: '-1', label: say('Last') },
]

export function NthWeekday({ form: { draft, change } }: FormProps) {
  const { locale } = useLocale()
  const { nth, weekday } = draft.nthWeekday ?? { nth: 1, weekday: 1 }
  return (
    <div className="grid grid-cols-2 gap-3">
      <ChoiceField
        label={say('Which one')}
        value={String(nth)}
        choices={places}
        onChange={(value) => change({ nthWeekday: { nth: Number(value), weekday } })}
      />
      <ChoiceField
        label={say('Weekday')}
        value={String(weekday)}
        choices={weekdays.map((value) => ({
          value: String(value),
          label: weekdayWords(value, locale, 'long'),
        }))}
        onChange={(value) => change({ nthWeekday: { nth, weekday: Number(value) } })}
      />
    </div>
  )
}
