import type { Ref } from 'react'
import { isDay } from '#domain/calendar.ts'
import { decimalMarkOf } from '#domain/locale.ts'
import { formatAmount } from '#domain/money.ts'
import { convertAmount, type Ratio, ratioOf } from '#domain/rates.ts'
import { SumField } from '#web/fields/sum-field.tsx'
import { useBook, useToday } from '#web/fields/use-book.ts'
import { useRates } from '#web/fields/use-rates.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import type { Draft } from './draft.ts'
import { rateWords, takenWords } from './rate-words.ts'
import { readAmount } from './read-draft.ts'
import type { DraftForm } from './use-draft.ts'

export interface AmountFieldsProps {
  readonly form: DraftForm
  readonly label: string
  readonly amountRef: Ref<HTMLInputElement>
}

export function AmountFields({ form, label, amountRef }: AmountFieldsProps) {
  const { draft, change, messages } = form
  return (
    <>
      <SumField label={label} {...{ draft, change, messages }} amountRef={amountRef} />
      {draft.currency === draft.rateTo || draft.currency === '' ? null : <RateField form={form} />}
    </>
  )
}

/** The rate that is taken unless one is typed, and the words that say which one it is. */
function useKnownRate({ currency, rateTo, date }: Draft) {
  const { locale } = useBook()
  const today = useToday()
  const day = isDay(date) ? date : today
  const table = useRates([currency, rateTo], day)
  const known = table?.cross(currency, rateTo, day) ?? null
  const words = table
    ? takenWords(known, currency, today, locale)
    : 'The rate of the day counts as soon as it is here.'
  return { known, words }
}

/** The rate of the day is taken by itself; one typed here wins. */
function RateField({ form: { draft, change, messages } }: Pick<AmountFieldsProps, 'form'>) {
  const { locale } = useBook()
  const { known, words } = useKnownRate(draft)
  const typed = ratioOf(draft.rate.trim().replace(',', '.'))
  return (
    <Field
      label={`Rate: 1 ${draft.currency} in ${draft.rateTo}`}
      error={messages.rate}
      hint={draft.rate.trim() === '' ? words : 'Your own rate is used for this one.'}
      aside={<Worth draft={draft} ratio={typed ?? known} />}
    >
      {(control) => (
        <Input
          {...control}
          inputMode="decimal"
          autoComplete="off"
          placeholder={known ? rateWords(known, locale) : `0${decimalMarkOf(locale)}9312`}
          value={draft.rate}
          onChange={(event) => change({ rate: event.target.value })}
        />
      )}
    </Field>
  )
}

function Worth({ draft, ratio }: { readonly draft: Draft; readonly ratio: Ratio | null }) {
  const { locale } = useBook()
  const read = readAmount(draft, locale)
  const worth = ratio && read.ok && convertAmount(read.amount, draft.currency, draft.rateTo, ratio)
  return (
    <output className="amount text-sm text-muted-foreground">
      {typeof worth === 'number' ? `≈ ${formatAmount(worth, draft.rateTo, locale)}` : null}
    </output>
  )
}
