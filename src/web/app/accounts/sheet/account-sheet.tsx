import { useRef } from 'react'
import { type AccountKind, isOwed, isValued } from '#domain/accounts/account.ts'
import { type AccountRow, kindWords } from '#web/accounts/account.ts'
import { OwedQuestion } from '#web/accounts/owed/owed-question.tsx'
import { AmountField } from '#web/form/fields/amount-field.tsx'
import { ChoiceField } from '#web/form/fields/choice-field.tsx'
import { DateField } from '#web/form/fields/date-field.tsx'
import { PricedField } from '#web/form/fields/priced-field.tsx'
import { FormSheet } from '#web/form/form-sheet.tsx'
import { type DraftForm, useForm } from '#web/form/use-form.ts'
import { TickLine } from '#web/ledger/tick-line.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { say } from '#web/words/say.ts'
import { fieldsOf } from '#web/writes/write.ts'
import { type AccountDraft, type AccountFields, draftOf, newDraft, readAccount } from './draft.ts'

export interface AccountSheetProps {
  /** Null to add a new one. */
  readonly account: AccountRow | null
  readonly accounts: readonly AccountRow[]
  /** Something is in it, so it keeps its currency. */
  readonly isUsed: boolean
  readonly onSave: (fields: AccountFields) => void
  readonly onRemove: () => void
  readonly onClose: () => void
}

/** What shows a loan is made by the loan and not by hand. */
const kinds = (Object.keys(kindWords) as AccountKind[])
  .filter((kind) => kind !== 'loan')
  .map((value) => ({ value, label: kindWords[value] }))

const fresh = { archived: false, icon: 'landmark', color: 'honey', loanId: null } as const

export function AccountSheet(props: AccountSheetProps) {
  const { account, accounts, isUsed, onSave, onRemove, onClose } = props
  const { currency, locale } = useLocale()
  const today = useToday()
  const nameBox = useRef<HTMLInputElement>(null)
  const last = Math.max(-1, ...accounts.map(({ order }) => order))
  const form = useForm({
    start: () => (account ? draftOf(account, locale) : newDraft(currency, today)),
    read: (draft) => readAccount(draft, account ?? { ...fresh, order: last + 1 }, locale),
    stored: account && fieldsOf('accounts', account),
  })
  const { draft, change, messages } = form
  const { kind } = draft
  return (
    <FormSheet
      form={form}
      title={account ? say('Edit account') : say('New account')}
      focus={() => nameBox.current?.focus()}
      onSave={({ fields }) => onSave(fields)}
      onRemove={account ? onRemove : null}
      onNext={account ? null : () => form.restart(newDraft(currency, today))}
      onClose={onClose}
    >
      <Field label={say('Name')} error={messages.name}>
        {(control) => (
          <Input
            {...control}
            ref={nameBox}
            maxLength={80}
            autoComplete="off"
            placeholder={say('Giro, wallet, Visa…')}
            value={draft.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        )}
      </Field>
      {account?.kind === 'loan' ? null : (
        <ChoiceField
          label={say('Kind')}
          value={kind}
          onChange={(value) => change({ kind: value as AccountKind })}
          choices={kinds}
          error={messages.kind}
        />
      )}
      <OpeningFields form={form} isUsed={isUsed} />
      {kind === 'card' ? (
        <CardFields form={form} others={accounts.filter(({ id }) => id !== account?.id)} />
      ) : null}
      {isValued(kind) ? null : <BankFields form={form} />}
      <TickLine
        isTicked={draft.includeInNetWorth}
        onFlip={() => change({ includeInNetWorth: !draft.includeInNetWorth })}
        className="control-least"
      >
        {say('Counts in net worth')}
      </TickLine>
    </FormSheet>
  )
}

interface PartProps {
  readonly form: DraftForm<AccountDraft>
}

/** What it held at the start of its first day. */
function OpeningFields({ form, isUsed }: PartProps & { readonly isUsed: boolean }) {
  const { draft, change, messages } = form
  const owed = isOwed(draft.kind)
  return (
    <>
      <PricedField
        label={owed ? say('Owed') : say('Balance')}
        {...{ amount: draft.opening, currency: draft.currency, isFixed: isUsed }}
        onChange={(opening, currency) => change({ opening, currency })}
        errors={{ amount: messages.opening, currency: messages.currency }}
      />
      <OwedQuestion
        {...{ kind: draft.kind, text: draft.opening, currency: draft.currency }}
        isCredit={draft.isCredit}
        onChange={(isCredit) => change({ isCredit })}
      />
      <DateField
        label={say('At the start of')}
        hint={say('What happens from that day on changes the balance; what was before is in it.')}
        value={draft.openingOn}
        onChange={(openingOn) => change({ openingOn })}
        error={messages.openingOn}
      />
    </>
  )
}

function BankFields({ form }: PartProps) {
  const { draft, change, messages } = form
  if (draft.kind === 'cash') return null
  return (
    <>
      <TextField
        label={say('Bank (optional)')}
        value={draft.institution}
        onText={(institution) => change({ institution })}
        error={messages.institution}
        most={120}
      />
      <TextField
        label={say('Number (optional)')}
        value={draft.number}
        onText={(number) => change({ number })}
        error={messages.number}
        most={64}
        hint={say('As the bank writes it: a statement finds its account by it.')}
      />
    </>
  )
}

interface CardFieldsProps extends PartProps {
  readonly others: readonly AccountRow[]
}

function CardFields({ form, others }: CardFieldsProps) {
  const { draft, change, messages } = form
  const payers = others.filter(({ kind, archived }) => kind === 'current' && !archived)
  return (
    <>
      <ChoiceField
        label={say('Paid from (optional)')}
        value={draft.payFromId}
        onChange={(payFromId) => change({ payFromId })}
        choices={[
          { value: '', label: say('Not said') },
          ...payers.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        error={messages.payFromId}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField
          label={say('Closes on day')}
          value={draft.closesOnDay}
          onText={(closesOnDay) => change({ closesOnDay })}
          error={messages.closesOnDay}
          most={2}
        />
        <TextField
          label={say('Due on day')}
          value={draft.dueOnDay}
          onText={(dueOnDay) => change({ dueOnDay })}
          error={messages.dueOnDay}
          most={2}
        />
      </div>
      <AmountField
        label={say('Limit (optional)')}
        value={draft.creditLimit}
        currency={draft.currency}
        onChange={(creditLimit) => change({ creditLimit })}
        error={messages.creditLimit}
      />
    </>
  )
}

interface TextFieldProps {
  readonly label: string
  readonly value: string
  readonly onText: (text: string) => void
  readonly error: string | undefined
  readonly most: number
  readonly hint?: string
}

function TextField({ label, value, onText, error, most, hint }: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <Input
          {...control}
          maxLength={most}
          autoComplete="off"
          value={value}
          onChange={(event) => onText(event.target.value)}
        />
      )}
    </Field>
  )
}
