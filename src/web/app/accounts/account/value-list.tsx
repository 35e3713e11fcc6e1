import Plus from 'lucide-react/icons/plus'
import { useRef } from 'react'
import { z } from 'zod'
import { valuations } from '#contract/accounts/entities.ts'
import type { RowOf } from '#contract/collections.ts'
import { isOwed } from '#domain/accounts/account.ts'
import { type Day, formatDay } from '#domain/calendar/calendar.ts'
import { formatAmount, typedAmount } from '#domain/money/money.ts'
import { readTypedAmount } from '#domain/typed/read-typed-amount.ts'
import { type AccountRow, creditWords } from '#web/accounts/account.ts'
import { heldOf } from '#web/accounts/owed/owed.ts'
import { OwedQuestion } from '#web/accounts/owed/owed-question.tsx'
import { useRows } from '#web/data/replica-react.tsx'
import { AmountField } from '#web/form/fields/amount-field.tsx'
import { amountProblemWords } from '#web/form/fields/amount-problem.ts'
import { DateField } from '#web/form/fields/date-field.tsx'
import { FormSheet } from '#web/form/form-sheet.tsx'
import { messagesOf } from '#web/form/messages.ts'
import { type Reading, useForm } from '#web/form/use-form.ts'
import { OpenedPanel, useCloseGone, useOpened } from '#web/form/use-opened.tsx'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import { useWrites } from '#web/writes/use-writes.ts'
import { type FieldsOf, fieldsOf } from '#web/writes/write.ts'
import type { AccountBar } from '../use-account-address.ts'

type Value = RowOf<'valuations'>
type ValueFields = FieldsOf<'valuations'>

interface ValueListProps {
  readonly account: AccountRow
  readonly bar: AccountBar
}

const style = { day: 'numeric', month: 'short', year: 'numeric' } as const

const lineLook = 'flex control-least w-full items-center justify-between gap-3 px-4 hover:bg-muted'

/** What it was worth on days somebody said so; neither spent nor earned. */
export function ValueList({ account, bar }: ValueListProps) {
  const all: readonly Value[] = useRows('valuations')
  const { locale } = useLocale()
  const values = all
    .filter(({ accountId }) => accountId === account.id)
    .toSorted((a, b) => (a.date < b.date ? 1 : -1))
  const opened = useOpened(
    bar.value === 'new' ? null : bar.value,
    values.find(({ id }) => id === bar.value) ?? null,
  )
  useCloseGone(opened, bar.close)
  return (
    <section aria-label={say('Values')} className="grid gap-3">
      <div>
        <Button onClick={() => bar.openValue('new')}>
          <Plus aria-hidden />
          {say('Add a value')}
        </Button>
      </div>
      {values.length > 0 ? (
        <Card>
          <ul>
            {values.map(({ id, date, value }) => (
              <li key={id} className="border-b last:border-b-0">
                <button type="button" className={lineLook} onClick={() => bar.openValue(id)}>
                  {formatDay(date, locale, style)}
                  <span>
                    <Amount amount={value} currency={account.currency} className="font-semibold" />
                    {creditWords(account.kind, value)}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </Card>
      ) : (
        <p className="text-muted-foreground">
          {say('Say what it is worth from time to time, and it is drawn over the years.')}
        </p>
      )}
      {bar.value === null || opened.isGone ? null : (
        <OpenedPanel isDeleted={opened.isDeleted}>
          <ValueSheet
            key={opened.row?.id ?? 'new'}
            account={account}
            value={opened.row}
            isDeleted={opened.isDeleted}
            taken={values.filter(({ id }) => id !== opened.row?.id).map(({ date }) => date)}
            onClose={bar.close}
          />
        </OpenedPanel>
      )}
    </section>
  )
}

interface ValueDraft {
  readonly value: string
  readonly isCredit: boolean
  readonly date: string
}

const shape = z.object(valuations.writable)

interface ValueContext {
  readonly account: AccountRow
  readonly locale: string
  readonly taken: readonly Day[]
  readonly note: string | null
}

/** What is owed is typed without a sign. */
function readValue(draft: ValueDraft, context: ValueContext): Reading<ValueFields> {
  const { account, locale, taken, note } = context
  const { currency, kind, id: accountId, openingOn } = account
  const parsed = readTypedAmount(draft.value, currency, locale)
  const amount = parsed.ok ? heldOf(kind, parsed.amount, draft.isCredit) : undefined
  const checked = shape.safeParse({ accountId, date: draft.date, value: amount, note })
  const messages: Record<string, string> = {
    ...messagesOf(checked.error, (at) =>
      at === 'date' ? say('Enter a day, like 3 nov.') : undefined,
    ),
  }
  if (!parsed.ok) messages.value = amountProblemWords(parsed.reason, currency, locale)
  if (taken.includes(draft.date)) messages.date = say('There is a value for that day already.')
  else if (draft.date < openingOn) messages.date = say('That is before the account began.')
  if (!checked.success || Object.keys(messages).length > 0) return { ok: false, messages }
  return { ok: true, fields: checked.data }
}

interface ValueSheetProps {
  readonly account: AccountRow
  readonly value: Value | null
  readonly isDeleted: boolean
  readonly taken: readonly Day[]
  readonly onClose: () => void
}

function ValueSheet({ account, value, isDeleted, taken, onClose }: ValueSheetProps) {
  const { locale } = useLocale()
  const today = useToday()
  const writes = useWrites('valuations')
  const amountBox = useRef<HTMLInputElement>(null)
  const { currency, kind } = account
  const typed = (sum: number) => typedAmount(isOwed(kind) ? 0 - sum : sum, currency, locale)
  const form = useForm({
    start: (): ValueDraft =>
      value
        ? { value: typed(value.value), isCredit: value.value > 0, date: value.date }
        : { value: '', isCredit: false, date: today },
    read: (draft) => readValue(draft, { account, locale, taken, note: value?.note ?? null }),
    stored: value && fieldsOf('valuations', value),
    place: value?.id ?? 'value',
  })
  const { draft, change, messages } = form
  const words = (verb: string, sum: number) => ({
    title: `${verb} ${formatAmount(sum, currency, locale)}`,
    description: account.name,
  })
  return (
    <FormSheet
      form={form}
      title={value ? say('Edit value') : say('New value')}
      focus={() => amountBox.current?.focus()}
      onSave={({ fields }) => {
        if (value && !isDeleted)
          writes.change(value, fields, words(say('Changed to'), fields.value))
        else writes.create(fields, words('Worth', fields.value))
      }}
      onRemove={
        value
          ? () => {
              writes.remove(value, words('Deleted', value.value))
              onClose()
            }
          : null
      }
      onClose={onClose}
    >
      <AmountField
        label={isOwed(kind) ? say('Owed') : say('Worth')}
        value={draft.value}
        currency={currency}
        onChange={(text) => change({ value: text })}
        error={messages.value}
        inputRef={amountBox}
      />
      <OwedQuestion
        {...{ kind, currency, text: draft.value, isCredit: draft.isCredit }}
        onChange={(isCredit) => change({ isCredit })}
      />
      <DateField
        label={say('At the end of')}
        value={draft.date}
        onChange={(date) => change({ date })}
        error={messages.date}
      />
    </FormSheet>
  )
}
