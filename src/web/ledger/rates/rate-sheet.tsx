import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import { type Ref, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { OwnRate } from '#domain/money/rates.ts'
import { CurrencyField } from '#web/form/fields/currency-field.tsx'
import { DateField } from '#web/form/fields/date-field.tsx'
import { FormSheet } from '#web/form/form-sheet.tsx'
import { type AskedRate, endAskingForRate } from '#web/locale/asked-rate.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { useOwnRates } from '#web/locale/use-rates.ts'
import { IconButton } from '#web/ui/control/button.tsx'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { say } from '#web/words/say.ts'
import { useWrites } from '#web/writes/use-writes.ts'
import { LackingList } from './lacking-list.tsx'
import { type RateForm, useRateForm } from './use-rate-form.ts'

export interface RateSheetProps {
  readonly isOpen: boolean
  readonly asked: AskedRate | null
}

/** Where one rate for a currency and some days is typed, and what lacks it is listed. */
export function RateSheet({ asked }: RateSheetProps) {
  return asked ? <OpenSheet key={asked.id ?? asked.currencies.join()} asked={asked} /> : null
}

function OpenSheet({ asked }: { readonly asked: AskedRate }) {
  const { pathname } = useLocation()
  const [openedOn] = useState(pathname)
  const rateBox = useRef<HTMLInputElement>(null)
  const form = useRateForm(asked)
  const { create, change, remove } = useWrites('own_rates')
  const before = useOwnRates().find(({ id }) => id === asked.id) ?? null
  // It belongs to the page it was opened on.
  useEffect(() => {
    if (pathname !== openedOn) endAskingForRate()
  }, [pathname, openedOn])
  const drop = (rate: OwnRate) => {
    remove(rate, { title: say('Rate deleted') })
    endAskingForRate()
  }
  return (
    <FormSheet
      form={form}
      title={before ? say('Your rate') : say('Add a rate')}
      description={say('It counts on these days wherever no other rate is known, on every screen.')}
      focus={() => rateBox.current?.focus()}
      onSave={({ fields }) => {
        if (before) change(before, fields, { title: say('Rate changed') })
        else create(fields, { title: say('Rate added') })
      }}
      onRemove={before ? () => drop(before) : null}
      onClose={endAskingForRate}
      below={
        <div className="mt-6">
          <LackingList form={form} />
        </div>
      }
    >
      <RateFields form={form} rateBox={rateBox} />
    </FormSheet>
  )
}

interface RateFieldsProps {
  readonly form: RateForm
  readonly rateBox: Ref<HTMLInputElement>
}

function RateFields({ form: { draft, change, messages }, rateBox }: RateFieldsProps) {
  const { currency: home } = useLocale()
  const [one, other] = draft.isTurned ? [home, draft.currency] : [draft.currency, home]
  return (
    <>
      <CurrencyField
        value={draft.currency}
        onChange={(currency) => change({ currency })}
        error={messages.currency}
      />
      <Field label={say('1 {one} in {other}', { one, other })} error={messages.rate}>
        {(control) => (
          <span className="relative block">
            <Input
              {...control}
              ref={rateBox}
              inputMode="decimal"
              autoComplete="off"
              value={draft.rate}
              onChange={(event) => change({ rate: event.target.value })}
              className="pr-11"
            />
            <IconButton
              label={say('Tell it the other way: 1 {other} in {one}', { other, one })}
              className="absolute top-0 right-0"
              onClick={() => change({ isTurned: !draft.isTurned })}
            >
              <ArrowLeftRight aria-hidden />
            </IconButton>
          </span>
        )}
      </Field>
      <div className="grid gap-3 sm:grid-cols-2">
        <DateField
          label={say('From')}
          value={draft.fromOn}
          onChange={(fromOn) => change({ fromOn })}
          error={messages.fromOn}
        />
        <DateField
          label={say('Until (optional)')}
          value={draft.toOn}
          onChange={(toOn) => change({ toOn })}
          error={messages.toOn}
        />
      </div>
    </>
  )
}
