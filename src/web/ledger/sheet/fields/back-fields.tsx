import { useState } from 'react'
import { formatDay } from '#domain/calendar/calendar.ts'
import { formatAmount, typedAmount } from '#domain/money/money.ts'
import { readShare } from '#domain/typed/read-share.ts'
import { readTypedAmount } from '#domain/typed/read-typed-amount.ts'
import {
  noAccount,
  OwnAccount,
  type OwnAccountFields,
  SavedAccount,
  useOwnAccount,
} from '#web/accounts/own-account.tsx'
import { usualAccount } from '#web/accounts/usual-account.ts'
import { useReplica, useRows, useTable } from '#web/data/replica-react.tsx'
import { DateField } from '#web/form/fields/date-field.tsx'
import type { Income } from '#web/ledger/model/entry.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { useWrites } from '#web/writes/use-writes.ts'
import type { DraftBack } from '../draft.ts'
import { readAmount } from '../read-draft.ts'
import type { DraftForm } from '../use-draft.ts'
import { Section } from './section.tsx'

export interface BackFieldsProps {
  readonly form: DraftForm
  readonly id: string
  /** Null while the expense itself is not stored yet. */
  readonly onReceived: ((amount: number, account: OwnAccountFields) => void) | null
  readonly onNotReceived: () => void
}

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
      title={say('Expected back')}
      {...(isSettled
        ? {}
        : { closeLabel: say('Expect nothing back'), onClose: () => change({ back: null }) })}
    >
      <div className="grid grid-cols-2 gap-3">
        <Field
          label={say('How much')}
          error={messages['back.amount']}
          aside={<Share form={form} id={id} />}
        >
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              placeholder={say('20, 1/2 or 50%')}
              value={back.amount}
              onChange={(event) => set({ amount: event.target.value })}
            />
          )}
        </Field>
        <Field label={say('From whom')} error={messages['back.from']}>
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
            label={say('By when, if you know')}
            value={back.dueOn}
            onChange={(dueOn) => set({ dueOn })}
            error={messages['back.dueOn']}
          />
          {onReceived ? <Receive {...{ form, id, onReceived }} /> : null}
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

const label = say('Into your account')

interface ReceiveProps extends Pick<BackFieldsProps, 'form' | 'id'> {
  readonly onReceived: (amount: number, account: OwnAccountFields) => void
}

/** All or a part came, somewhere: both are proposed, and said before they are written. */
function Receive({ form: { draft }, id, onReceived }: ReceiveProps) {
  const { locale } = useLocale()
  const { currency, accountId = null } = draft
  const { received = 0 } = draft.back ?? {}
  const whole = readAmount(draft, locale)
  const expected = readShare(
    draft.back?.amount ?? '',
    whole.ok ? whole.amount : 0,
    currency,
    locale,
    id,
  )
  const rest = (expected.ok ? expected.amount : 0) - received
  const [typed, setTyped] = useState<string | null>(null)
  const [message, setMessage] = useState<string | undefined>()
  const replica = useReplica()
  const usual = usualAccount(replica, useRows('accounts'), currency, accountId) ?? ''
  const [chosen, setChosen] = useState<typeof noAccount | null>(null)
  const into = chosen ?? { ...noAccount, accountId: usual }
  const read = useOwnAccount(currency)
  const receive = () => {
    const fields = read(into)
    const came = typed === null ? null : readTypedAmount(typed, currency, locale)
    const amount = came === null ? rest : came.ok ? came.amount : 0
    const isRight = amount > 0 && amount <= rest
    setMessage(
      isRight ? undefined : `Enter what came, at most ${formatAmount(rest, currency, locale)}.`,
    )
    if (fields && isRight) onReceived(amount, fields)
  }
  return (
    <>
      {received > 0 ? (
        <p className="text-income">
          <Say
            words="{amount} came already, {amount2} is still expected."
            amount={formatAmount(received, currency, locale)}
            amount2={formatAmount(rest, currency, locale)}
          />
        </p>
      ) : null}
      <Field label={say('What came')} error={message}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            inputMode="decimal"
            value={typed ?? (rest > 0 ? typedAmount(rest, currency, locale) : '')}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <OwnAccount {...{ label, currency }} hint="" draft={into} onChange={setChosen} />
      <Button look="outline" onClick={receive} className="justify-self-start">
        {say('Mark as received')}
      </Button>
    </>
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
  const { change } = useWrites('incomes')
  const income = replica.rows('incomes').get(incomeId) as Income | undefined
  const when = income ? ` on ${formatDay(income.date, locale, day)}` : ''
  return (
    <>
      {income ? (
        <SavedAccount
          {...{ label, currency: income.currency, hint: '', saved: income }}
          onSave={(fields) =>
            change(income, fields, {
              title: say('Changed {income}', { income: income.description }),
            })
          }
        />
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-income">
          <Say words="Received{when}." when={when} />
        </p>
        <Button look="outline" onClick={onNotReceived}>
          {say('Not received after all')}
        </Button>
      </div>
    </>
  )
}
