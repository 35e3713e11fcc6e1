import { useMemo } from 'react'
import { flushSync } from 'react-dom'
import { type Day, earlierDay, formatDay } from '#domain/calendar/calendar.ts'
import { formatAmount, typedAmount } from '#domain/money/money.ts'
import { leftToRefund } from '#domain/money/refunds.ts'
import { useTable } from '#web/data/replica-react.tsx'
import type { Expense } from '#web/ledger/model/entry.ts'
import type { MonthSource } from '#web/ledger/model/shown-list.ts'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { useRates } from '#web/locale/use-rates.ts'
import { Button } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'
import type { Draft } from '../draft.ts'
import type { DraftForm } from '../use-draft.ts'
import { ExpensePicker } from './expense-picker.tsx'
import { refundedWords, refundsIn } from './refunds-in.ts'
import { focusSection, Section } from './section.tsx'

export interface RefundFieldsProps {
  readonly form: DraftForm
  readonly ledger: MonthSource
  readonly id: string
  /** Makes an income of it; none when it cannot become one. */
  readonly onAsIncome: (() => void) | null
  /** Puts the focus where writing goes on, once what had it is gone. */
  readonly onDone: () => void
}

/**
 * What a refund has in common with what was bought; nothing typed already is lost. An amount keeps
 * its currency: banks often pay back in another than the one that was paid in.
 */
export function prefill(
  draft: Draft,
  bought: Expense,
  left: number,
  locale: string,
): Partial<Draft> {
  const isTyped = draft.amount.trim() !== ''
  return {
    refundOf: bought.id,
    currency: isTyped ? draft.currency : bought.currency,
    amount: isTyped ? draft.amount : typedAmount(left, bought.currency, locale),
    description: draft.description.trim() || bought.description,
    place: draft.place.trim() || (bought.merchant ?? ''),
    categoryId: draft.categoryId ?? bought.categoryId,
    paymentMethod: bought.paymentMethod,
    tags: draft.tags.length > 0 ? draft.tags : bought.tags,
  }
}

/** An amount below zero is money back, as it is in the line; the refund itself has no sign. */
export function withRefund(
  patch: Partial<Draft>,
  { amount, refundOf, isBackBySign }: Pick<Draft, 'amount' | 'refundOf' | 'isBackBySign'>,
): Partial<Draft> {
  const below = /^\s*[-−]\s*(\p{Nd}.*)$/u.exec(patch.amount ?? '')?.[1]
  if (below !== undefined) return { ...patch, amount: below, refundOf: '', isBackBySign: true }
  // Written over, and no purchase found for it: with the minus went what it said.
  const isOver = patch.amount !== undefined && !isOneWriting(amount, patch.amount)
  if (!isBackBySign || refundOf !== '' || !isOver) return patch
  return { ...patch, refundOf: null, isBackBySign: false }
}

/** Whether one is the other with letters added or taken at its end. */
const isOneWriting = (before: string, after: string) =>
  after !== '' && (after.startsWith(before) || before.startsWith(after))

/** Both ends: of a purchase abroad that came back at home, its own currency is the other one. */
export function refundRatesAsked(rows: ReadonlyMap<string, Expense>, today: Day) {
  const refunds = rows
    .values()
    .filter(({ refundOf }) => refundOf !== null)
    .toArray()
  const both = refunds.flatMap((one) => [one, rows.get(one.refundOf ?? '') ?? one])
  return {
    currencies: [...new Set(both.map(({ currency }) => currency))],
    since: both.map(({ date }) => date).reduce(earlierDay, today),
  }
}

/** In whatever currency money came back before, it makes what is left smaller. */
function useRefundRates() {
  const { replica, version } = useTable('expenses')
  const today = useToday()
  const { currencies, since } = useMemo(() => {
    // Read again whenever the table changes.
    void version
    return refundRatesAsked(replica.rows('expenses') as ReadonlyMap<string, Expense>, today)
  }, [replica, version, today])
  return useRates(currencies, since)
}

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** Money back for something bought before: it counts as less spent. */
export function RefundFields({ form, ledger, id, onAsIncome, onDone }: RefundFieldsProps) {
  const { locale } = useLocale()
  const { replica } = useTable('expenses')
  const { draft, change, messages } = form
  const rows = replica.rows('expenses')
  const bought = rows.get(draft.refundOf ?? '') as Expense | undefined
  const rates = useRefundRates()
  const refundsOf = (expense: Expense) => refundsIn(replica, expense.id, id)
  const finish = (act: () => void) => {
    flushSync(act)
    onDone()
  }
  const pick = (expense: Expense) => {
    const left = Math.max(leftToRefund(expense, refundsOf(expense), rates), 1)
    finish(() => change(prefill(draft, expense, left, locale)))
  }
  const chooseAnother = () => {
    flushSync(() => change({ refundOf: '' }))
    focusSection('refund')
  }
  return (
    <Section
      name="refund"
      title={say('Refund of an earlier expense')}
      closeLabel={say('Not a refund')}
      onClose={() => finish(() => change({ refundOf: null }))}
    >
      {bought ? (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="min-w-0">
            <span className="block truncate font-medium">{bought.description}</span>
            <span className="block text-sm text-muted-foreground">
              {formatDay(bought.date, locale, day)} ·{' '}
              {formatAmount(bought.amount, bought.currency, locale)}
              <Before refunds={refundsOf(bought)} />
            </span>
          </p>
          <Button look="outline" onClick={chooseAnother}>
            {say('Choose another')}
          </Button>
        </div>
      ) : (
        <>
          <ExpensePicker
            ledger={ledger}
            exceptId={id}
            likely={draft.place || draft.description}
            onPick={pick}
            error={messages.refundOf}
          />
          {onAsIncome ? (
            <Button
              look="outline"
              className="justify-self-start"
              onClick={() => finish(onAsIncome)}
            >
              {say('Not in my book: enter it as income')}
            </Button>
          ) : null}
        </>
      )}
    </Section>
  )
}

function Before({ refunds }: { readonly refunds: readonly Expense[] }) {
  const { locale } = useLocale()
  return refunds.length > 0 ? ` · ${refundedWords(refunds, locale)} refunded before` : null
}
