import type { Ref } from 'react'
import { isBooked } from '#domain/accounts/account.ts'
import { typedAmount } from '#domain/money/money.ts'
import type { AccountRow } from '#web/accounts/account.ts'
import { AccountField } from '#web/accounts/account-field.tsx'
import { useAccountMap } from '#web/accounts/use-accounts.ts'
import { AmountField } from '#web/form/fields/amount-field.tsx'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { say } from '#web/words/say.ts'
import type { TemplateFields } from '../template.ts'
import type { TemplateDraft } from './draft.ts'
import type { FormProps } from './schedule-fields.tsx'

type Accounts = ReadonlyMap<string, Pick<AccountRow, 'name' | 'currency'>>

/** The same in the currencies of its accounts. */
function inTheirs(draft: TemplateDraft, accounts: Accounts): TemplateDraft {
  const currency = accounts.get(draft.fromId)?.currency ?? draft.currency
  const to = accounts.get(draft.toId)?.currency ?? currency
  return { ...draft, currency, arrivesIn: to === currency ? '' : to }
}

/** With what was said to arrive, where that is another currency. */
export function arrivingIn(
  draft: TemplateDraft,
  fields: TemplateFields | null,
  accounts: Accounts,
  locale: string,
): TemplateDraft {
  const whole = inTheirs(draft, accounts)
  const toAmount = fields && 'toAmount' in fields ? fields.toAmount : null
  const arrives = toAmount === null ? '' : typedAmount(toAmount, whole.arrivesIn, locale)
  return { ...whole, arrives }
}

/** What it is called where nobody says it: by its way. */
export function calledByWay({ fromId, toId, description }: TemplateDraft, accounts: Accounts) {
  const [from, to] = [accounts.get(fromId)?.name, accounts.get(toId)?.name]
  return description.trim() === '' && from && to ? say('{from} to {to}', { from, to }) : description
}

export interface MoveFieldsProps extends FormProps {
  readonly amountRef: Ref<HTMLInputElement>
}

/** How much, from which account to which. */
export function MoveFields({ form, amountRef }: MoveFieldsProps) {
  const { draft, change, messages } = form
  const accounts = useAccountMap()
  const kept = [...accounts.values()].filter(({ kind }) => isBooked(kind))
  const choose = (patch: Partial<TemplateDraft>) =>
    change(inTheirs({ ...draft, ...patch }, accounts))
  return (
    <>
      <AmountField
        label={say('Amount')}
        value={draft.amount}
        currency={draft.currency}
        onChange={(amount) => change({ amount })}
        error={messages.amount}
        inputRef={amountRef}
      />
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <AccountField
          label={say('From')}
          value={draft.fromId}
          onChange={(fromId) => choose({ fromId })}
          accounts={kept}
          none={say('Choose one')}
          error={messages.fromId}
        />
        <AccountField
          label={say('To')}
          value={draft.toId}
          onChange={(toId) => choose({ toId })}
          accounts={kept}
          none={say('Choose one')}
          error={messages.toId}
        />
      </div>
      {draft.arrivesIn === '' ? null : (
        <AmountField
          label={say('What arrives')}
          value={draft.arrives}
          currency={draft.arrivesIn}
          onChange={(arrives) => change({ arrives })}
          hint={say('About: each one can be put right once it came.')}
          error={messages.toAmount}
        />
      )}
      <Field label={say('Description (optional)')} error={messages.description}>
        {(control) => (
          <Input
            {...control}
            maxLength={200}
            autoComplete="off"
            placeholder={
              calledByWay({ ...draft, description: '' }, accounts) || say('Put by, pocket money…')
            }
            value={draft.description}
            onChange={({ target }) => change({ description: target.value })}
          />
        )}
      </Field>
    </>
  )
}
