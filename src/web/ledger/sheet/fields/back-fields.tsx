import { formatDay } from '#domain/calendar/calendar.ts'
import { formatAmount } from '#domain/money/money.ts'
import { readShare } from '#domain/typed/read-share.ts'
import { useTable } from '#web/data/replica-react.tsx'
import { DateField } from '#web/form/fields/date-field.tsx'
import type { Income } from '#web/ledger/model/entry.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import type { DraftBack } from '../draft.ts'
import { readAmount } from '../read-draft.ts'
import type { DraftForm } from '../use-draft.ts'
import { Section } from './section.tsx'

export interface BackFieldsProps {
  readonly form: DraftForm
  readonly id: string
  /** Null while the expense itself is not stored yet. */
  readonly onReceived: (() => void) | null
  readonly onNotReceived: () => void
}

export const emptyBack: DraftBack = { amount: '1/2', from: '', dueOn: '', settledBy: null }

/** The part somebody else pays in the end: it is not counted as spent. */
export function BackFields({ form, id, onReceived, onNotReceived }: BackFieldsProps) {
  const { draft, change, messages } = form
  const { back } = draft
  if (back === null) return null
  const isSettled = back.settledBy !== null
  const set = (patch: Partial<DraftBack>) => change({ back: { ...back, ...patch } })
  return (
    <Section
      name="back"
      title="Expected back"
      {...(isSettled
        ? {}
        : { closeLabel: 'Expect nothing back', onClose: () => change({ back: null }) })}
    >
      <div className="grid grid-cols-2 gap-3">
        <Field
          label="How much"
          error={messages['back.amount']}
          aside={<Share form={form} id={id} />}
        >
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              placeholder="20, 1/2 or 50%"
              value={back.amount}
              onChange={(event) => set({ amount: event.target.value })}
            />
          )}
        </Field>
        <Field label="From whom" error={messages['back.from']}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              value={back.from}
              onChange={(event) => set({ from: event.target.value })}
            />
          )}
        </Field>
      </div>
      {back.settledBy === null ? (
        <>
          <DateField
            label="By when, if you know"
            value={back.dueOn}
            onChange={(dueOn) => set({ dueOn })}
            error={messages['back.dueOn']}
          />
          {onReceived ? (
            <Button look="outline" onClick={onReceived} className="justify-self-start">
              Mark as received
            </Button>
          ) : null}
        </>
      ) : (
        <Settled incomeId={back.settledBy} onNotReceived={onNotReceived} />
      )}
    </Section>
  )
}

/** What a share comes to, as soon as the whole is known. */
function Share({ form: { draft }, id }: Pick<BackFieldsProps, 'form' | 'id'>) {
  const { locale } = useLocale()
  const whole = readAmount(draft, locale)
  const { currency, back } = draft
  const isShare = back !== null && /[/%a-z]/i.test(back.amount)
  const read =
    isShare && whole.ok ? readShare(back.amount, whole.amount, currency, locale, id) : null
  return (
    <output className="amount text-sm text-muted-foreground">
      {read?.ok ? `= ${formatAmount(read.amount, currency, locale)}` : null}
    </output>
  )
}

interface SettledProps {
  readonly incomeId: string
  readonly onNotReceived: () => void
}

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const

function Settled({ incomeId, onNotReceived }: SettledProps) {
  const { locale } = useLocale()
  const { replica } = useTable('incomes')
  const income = replica.rows('incomes').get(incomeId) as Income | undefined
  const when = income ? ` on ${formatDay(income.date, locale, day)}` : ''
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="text-income">Received{when}.</p>
      <Button look="outline" onClick={onNotReceived}>
        Not received after all
      </Button>
    </div>
  )
}
