import { type GroupAccountRow, jointKinds } from '#contract/groups/accounts.ts'
import { isOwed } from '#domain/accounts/account.ts'
import { isDay } from '#domain/calendar/calendar.ts'
import { splitAmount } from '#domain/money/split-amount.ts'
import { readTypedAmount } from '#domain/typed/read-typed-amount.ts'
import { kindWords } from '#web/accounts/account.ts'
import { heldOf } from '#web/accounts/owed/owed.ts'
import { OwedQuestion } from '#web/accounts/owed/owed-question.tsx'
import { amountProblemWords } from '#web/form/fields/amount-problem.ts'
import { ChoiceField } from '#web/form/fields/choice-field.tsx'
import { DateField } from '#web/form/fields/date-field.tsx'
import { PricedField } from '#web/form/fields/priced-field.tsx'
import { FormSheet } from '#web/form/form-sheet.tsx'
import { type DraftForm, type Reading, useForm } from '#web/form/use-form.ts'
import { TickLine } from '#web/ledger/tick-line.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { say } from '#web/words/say.ts'
import { MemberLines } from '../bill/member-lines.tsx'
import { Problem } from '../bill/problem.tsx'
import { currentMembers } from '../group.ts'
import type { Shown } from '../use-money.ts'
import type { JointFields } from './use-joint-writes.ts'

export interface JointSheetProps {
  readonly shown: Shown
  readonly account: GroupAccountRow | null
  readonly onSave: (fields: JointFields) => void
  readonly onClose: () => void
}

interface Draft {
  readonly name: string
  readonly kind: GroupAccountRow['kind']
  readonly opening: string
  readonly isCredit: boolean
  readonly currency: string
  readonly openingOn: string
  /** Percent by member. */
  readonly parts: Readonly<Record<string, string>>
  readonly keepsTally: boolean
}

const kinds = jointKinds.map((value) => ({ value, label: kindWords[value] }))
const percentText = (bps: number) => String(bps / 100)

/** In hundredths; null for what is none. */
function readPercent(text: string): number | null {
  const plain = text.trim().replace(',', '.')
  return plain === '' ? 0 : /^\d{1,3}(?:\.\d{1,2})?$/.test(plain) ? Math.round(+plain * 100) : null
}

function readJoint(draft: Draft, locale: string): Reading<JointFields> {
  const { currency, kind, openingOn, keepsTally } = draft
  const name = draft.name.trim()
  const sum = readTypedAmount(draft.opening.trim() === '' ? '0' : draft.opening, currency, locale)
  const parts = Object.entries(draft.parts).map(([memberId, text]) => ({
    memberId,
    bps: readPercent(text),
  }))
  const owners = parts.flatMap(({ memberId, bps }) => (bps ? [{ memberId, bps }] : []))
  const isWhole = owners.reduce((all, { bps }) => all + bps, 0) === 10_000
  const messages = {
    ...(name === '' && { name: say('Give the account a name.') }),
    ...(!sum.ok && { opening: amountProblemWords(sum.reason, currency, locale) }),
    ...(!isDay(openingOn) && { openingOn: say('Enter a day, like 3 nov.') }),
    ...((!isWhole || parts.some(({ bps }) => bps === null)) && {
      owners: say('The parts have to be 100 % together.'),
    }),
  }
  if (!sum.ok || Object.keys(messages).length > 0) return { ok: false, messages }
  const openingBalance = heldOf(kind, sum.amount, draft.isCredit)
  const said = { name, kind, currency, openingOn, openingBalance, owners, keepsTally }
  return { ok: true, fields: said }
}

/** Everybody the same, to the hundredth of a percent. */
function equalParts(memberIds: readonly string[]): Draft['parts'] {
  const shares = splitAmount(
    10_000,
    memberIds.map(() => 1),
    '',
  )
  return Object.fromEntries(memberIds.map((id, at) => [id, percentText(shares?.[at] ?? 0)]))
}

export function JointSheet({ shown, account, onSave, onClose }: JointSheetProps) {
  const { group } = shown
  const { locale } = useLocale()
  const today = useToday()
  const memberIds = currentMembers(group).map(({ memberId }) => memberId)
  const start = (): Draft => ({
    ...{ name: account?.name ?? '', kind: 'current', opening: '', currency: group.currency },
    ...{ isCredit: false, openingOn: today, parts: equalParts(memberIds), keepsTally: true },
  })
  const form = useForm({
    start,
    read: (typed) => readJoint(typed, locale),
    clears: { parts: ['owners'] },
    place: account?.id ?? 'account',
  })
  const { draft, change, messages } = form
  return (
    <FormSheet
      form={form}
      title={account ? say('Joint account') : say('New joint account')}
      onSave={({ fields }) => onSave(fields)}
      onClose={onClose}
    >
      <Field label={say('Name')} error={messages.name}>
        {(control) => (
          <Input
            {...control}
            maxLength={80}
            autoComplete="off"
            value={draft.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        )}
      </Field>
      {account ? null : <NewFields {...{ form, shown, memberIds }} />}
    </FormSheet>
  )
}

interface NewFieldsProps {
  readonly form: DraftForm<Draft>
  readonly shown: Shown
  readonly memberIds: readonly string[]
}

/** What stays as it is once the others have agreed to it. */
function NewFields({ form, shown, memberIds }: NewFieldsProps) {
  const { draft, change, messages } = form
  return (
    <>
      <ChoiceField
        label={say('Kind')}
        value={draft.kind}
        choices={kinds}
        onChange={(kind) => change({ kind: kind as Draft['kind'] })}
      />
      <PricedField
        label={isOwed(draft.kind) ? say('Owed') : say('Balance')}
        {...{ amount: draft.opening, currency: draft.currency }}
        onChange={(opening, currency) => change({ opening, currency })}
        errors={{ amount: messages.opening }}
      />
      <OwedQuestion
        {...{ kind: draft.kind, text: draft.opening, currency: draft.currency }}
        isCredit={draft.isCredit}
        onChange={(isCredit) => change({ isCredit })}
      />
      <DateField
        label={say('At the start of')}
        value={draft.openingOn}
        onChange={(openingOn) => change({ openingOn })}
        error={messages.openingOn}
      />
      <p className="-mb-2 text-sm font-medium">{say('Who owns how much, in percent')}</p>
      <MemberLines
        label={say('Who owns how much')}
        memberIds={memberIds}
        names={shown.names}
        currency={draft.currency}
      >
        {(memberId, name) => (
          <>
            <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
            <span className="w-28 shrink-0">
              <Input
                aria-label={say('Percent of {name}', { name })}
                inputMode="decimal"
                autoComplete="off"
                placeholder="0"
                value={draft.parts[memberId] ?? ''}
                onChange={(event) =>
                  change({ parts: { ...draft.parts, [memberId]: event.target.value } })
                }
                className="amount text-right"
              />
            </span>
          </>
        )}
      </MemberLines>
      <Problem words={messages.owners} />
      <TickLine
        isTicked={draft.keepsTally}
        onFlip={() => change({ keepsTally: !draft.keepsTally })}
        className="control-least"
      >
        {say('Paying in counts in who owes whom')}
      </TickLine>
    </>
  )
}
