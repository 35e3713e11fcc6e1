import type { Frequency } from '#domain/recurring/rule.ts'
import type { WeekendShift } from '#domain/recurring/schedule.ts'
import { ChoiceField } from '#web/form/fields/choice-field.tsx'
import { DateField } from '#web/form/fields/date-field.tsx'
import type { DraftForm } from '#web/form/use-form.ts'
import { ChoiceSwitch } from '#web/ui/control/choice-switch.tsx'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { say } from '#web/words/say.ts'
import { MonthDays, NthWeekday, Weekdays } from './day-fields.tsx'
import type { TemplateDraft } from './draft.ts'

export interface FormProps {
  readonly form: DraftForm<TemplateDraft>
}

const units: readonly { readonly value: Frequency; readonly label: string }[] = [
  { value: 'daily', label: 'days' },
  { value: 'weekly', label: 'weeks' },
  { value: 'monthly', label: 'months' },
  { value: 'yearly', label: 'years' },
]

const shifts: readonly { readonly value: WeekendShift; readonly label: string }[] = [
  { value: 'none', label: say('It stays on that day') },
  { value: 'before', label: say('Move it to Friday') },
  { value: 'after', label: say('Move it to Monday') },
]

/** How often, and on which days. */
export function ScheduleFields({ form }: FormProps) {
  const { draft, change, messages } = form
  const isByMonth = draft.frequency === 'monthly' || draft.frequency === 'yearly'
  return (
    <>
      <div className="grid grid-cols-[6rem_minmax(0,1fr)] narrow:grid-cols-1 gap-3">
        <Field label={say('Every')} error={messages.interval}>
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              value={draft.interval}
              onChange={(event) => change({ interval: event.target.value })}
            />
          )}
        </Field>
        <ChoiceField
          label={say('Unit')}
          value={draft.frequency}
          choices={units}
          onChange={(value) => change({ frequency: value as Frequency })}
        />
      </div>
      {draft.frequency === 'weekly' ? <Weekdays form={form} /> : null}
      {isByMonth ? <InMonth form={form} /> : null}
      <DateField
        label={say('First on')}
        value={draft.startOn}
        onChange={(startOn) => change({ startOn })}
        error={messages.startOn}
      />
      <EndFields form={form} />
      <ChoiceField
        label={say('On a weekend')}
        value={draft.weekendShift}
        choices={shifts}
        onChange={(value) => change({ weekendShift: value as WeekendShift })}
      />
    </>
  )
}

const inMonth = [
  ['days', say('On days')],
  ['weekday', say('On a weekday')],
] as const

function InMonth({ form }: FormProps) {
  const { draft, change } = form
  const way = draft.nthWeekday === null ? 'days' : 'weekday'
  const choose = (next: 'days' | 'weekday') =>
    change({ nthWeekday: next === 'days' ? null : { nth: 1, weekday: 1 } })
  return (
    <>
      <ChoiceSwitch label={say('In the month')} value={way} choices={inMonth} onChange={choose} />
      {way === 'days' ? <MonthDays form={form} /> : <NthWeekday form={form} />}
    </>
  )
}

const ends = [
  { value: 'never', label: say('Never') },
  { value: 'on', label: say('On a day') },
  { value: 'after', label: say('After a number of times') },
] as const

function EndFields({ form }: FormProps) {
  const { draft, change, messages } = form
  return (
    <>
      <ChoiceField
        label={say('Ends')}
        value={draft.ends}
        choices={ends}
        onChange={(value) => change({ ends: value as TemplateDraft['ends'] })}
      />
      {draft.ends === 'on' ? (
        <DateField
          label={say('Last day')}
          value={draft.endOn}
          onChange={(endOn) => change({ endOn })}
          error={messages.endOn}
        />
      ) : null}
      {draft.ends === 'after' ? (
        <Field label={say('Number of times')} error={messages.endAfter}>
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              value={draft.endAfter}
              onChange={(event) => change({ endAfter: event.target.value })}
            />
          )}
        </Field>
      ) : null}
    </>
  )
}
