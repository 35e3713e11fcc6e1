import CalendarDays from 'lucide-react/icons/calendar-days'
import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react'
import { addDays, type Day, isDay } from '#domain/calendar/calendar.ts'
import { ownDayWords, readTypedDay, typedDayWords } from '#domain/typed/typed-day.ts'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { IconButton } from '#web/ui/control/button.tsx'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { say } from '#web/words/say.ts'

export interface DateFieldProps {
  readonly label: string
  /** The day, or what was typed when it is not one yet. */
  readonly value: Day | string
  readonly onChange: (value: Day | string) => void
  readonly error?: string | undefined
  readonly hint?: string
  readonly className?: string
  /** A day to come is meant: a date without a year is the next such day. */
  readonly isAhead?: boolean
}

export function DateField({ label, error, hint, className, ...box }: DateFieldProps) {
  const { locale } = useLocale()
  const words = error && ownDayWords(error, locale)
  return (
    <Field label={label} error={words} hint={hint} {...(className ? { className } : {})}>
      {(control) => <DateBox control={control} {...box} />}
    </Field>
  )
}

export interface DateBoxProps extends Pick<DateFieldProps, 'value' | 'onChange' | 'isAhead'> {
  readonly control: ComponentProps<'input'>
  /** As low and as short as a row of a list allows. */
  readonly isSmall?: boolean
}

/** Takes typing ("yesterday", "3 nov", 3.11.) and the browser's own calendar. */
export function DateBox(props: DateBoxProps) {
  const { control, value, onChange, isAhead = false, isSmall = false } = props
  const { locale } = useLocale()
  const today = useToday()
  const [typed, setTyped] = useState<string | null>(null)
  const picker = useRef<HTMLInputElement>(null)
  const take = (text: string) => onChange(readTypedDay(text, { today, locale, isAhead }) ?? text)
  const type = (text: string) => {
    setTyped(text)
    take(text)
  }
  const step = (event: KeyboardEvent) => {
    const days = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (days === undefined || !isDay(value)) return
    event.preventDefault()
    setTyped(null)
    onChange(addDays(value, days))
  }
  const shown = isDay(value) ? typedDayWords(value, today, locale, isSmall) : value
  return (
    <span className="relative block">
      <Input
        {...control}
        autoComplete="off"
        placeholder={isAhead ? say('Like 30 june or 31 dec 2030') : say('Like yesterday or 3 nov')}
        value={typed ?? shown}
        onFocus={(event) => event.target.select()}
        onChange={(event) => type(event.target.value)}
        onKeyDown={step}
        onBlur={() => setTyped(null)}
        className={isSmall ? 'h-8! pr-9 pl-2' : 'pr-11'}
      />
      <IconButton
        label={say('Open the calendar')}
        className={isSmall ? 'absolute top-0 right-0 size-8!' : 'absolute top-0 right-0'}
        onClick={() => picker.current?.showPicker()}
      >
        <CalendarDays aria-hidden />
      </IconButton>
      <input
        ref={picker}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        value={isDay(value) ? value : ''}
        onChange={(event) => event.target.value && onChange(event.target.value)}
        className="pointer-events-none absolute right-0 bottom-0 size-px opacity-0"
      />
    </span>
  )
}
