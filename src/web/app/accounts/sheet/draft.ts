import { z } from 'zod'
import { accounts } from '#contract/accounts/entities.ts'
import { type AccountKind, isOwed, isValued } from '#domain/accounts/account.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import { typedAmount } from '#domain/money/money.ts'
import { readTypedAmount } from '#domain/typed/read-typed-amount.ts'
import { heldOf } from '#web/accounts/owed/owed.ts'
import { amountProblemWords } from '#web/form/fields/amount-problem.ts'
import { messagesOf } from '#web/form/messages.ts'
import type { Reading } from '#web/form/use-form.ts'
import { say } from '#web/words/say.ts'
import type { FieldsOf } from '#web/writes/write.ts'

export type AccountFields = FieldsOf<'accounts'>

/** An account as it is being typed. */
export interface AccountDraft {
  readonly name: string
  readonly kind: AccountKind
  readonly currency: string
  /** What is owed of a card or a debt is typed without a sign. */
  readonly opening: string
  /** A minus was meant: the bank owes it. */
  readonly isCredit: boolean
  readonly openingOn: string
  readonly institution: string
  readonly number: string
  readonly includeInNetWorth: boolean
  readonly creditLimit: string
  readonly payFromId: string
  readonly closesOnDay: string
  readonly dueOnDay: string
  readonly note: string
}

/** The same shape the server checks. */
const shape = z.object(accounts.writable)

export const newDraft = (currency: string, today: Day): AccountDraft => ({
  ...{ name: '', kind: 'current', currency, opening: '', isCredit: false, openingOn: today },
  ...{
    institution: '',
    number: '',
    includeInNetWorth: true,
    creditLimit: '',
    payFromId: '',
    closesOnDay: '',
  },
  ...{ dueOnDay: '', note: '' },
})

export function draftOf(account: AccountFields, locale: string): AccountDraft {
  const { kind, currency } = account
  const typed = (amount: number) => typedAmount(amount, currency, locale)
  const owed = isOwed(kind) ? 0 - account.openingBalance : account.openingBalance
  return {
    ...{ name: account.name, kind, currency, opening: typed(owed), openingOn: account.openingOn },
    isCredit: owed < 0,
    institution: account.institution ?? '',
    number: account.number ?? '',
    includeInNetWorth: account.includeInNetWorth,
    creditLimit: account.creditLimit === null ? '' : typed(account.creditLimit),
    payFromId: account.payFromId ?? '',
    closesOnDay: account.closesOnDay?.toString() ?? '',
    dueOnDay: account.dueOnDay?.toString() ?? '',
    note: account.note ?? '',
  }
}

const fieldWords: Readonly<Record<string, string>> = {
  openingOn: say('Enter a day, like 3 nov.'),
  closesOnDay: say('Enter a day of the month, from 1 to 31.'),
  dueOnDay: say('Enter a day of the month, from 1 to 31.'),
}

const textOr = (text: string) => text.trim() || null
const dayOr = (text: string) => (text.trim() === '' ? null : Number(text))

/** What only a card has is let go of when it is none any more. */
function cardFields(draft: AccountDraft, creditLimit: number | null | undefined) {
  if (draft.kind !== 'card') {
    return { creditLimit: null, payFromId: null, closesOnDay: null, dueOnDay: null }
  }
  return {
    creditLimit,
    payFromId: textOr(draft.payFromId),
    closesOnDay: dayOr(draft.closesOnDay),
    dueOnDay: dayOr(draft.dueOnDay),
  }
}

type Before = Pick<AccountFields, 'order' | 'archived' | 'icon' | 'color' | 'loanId'>

/** The account to store, or what to fix. */
export function readAccount(
  draft: AccountDraft,
  before: Before,
  locale: string,
): Reading<AccountFields> {
  const { currency, kind } = draft
  const amounts: Record<string, string> = {}
  const read = (field: string, text: string) => {
    const parsed = readTypedAmount(text, currency, locale)
    if (parsed.ok) return parsed.amount
    amounts[field] = amountProblemWords(parsed.reason, currency, locale)
    return undefined
  }
  const opening = draft.opening.trim() === '' ? 0 : read('opening', draft.opening)
  const limit = textOr(draft.creditLimit)
  const creditLimit = limit && kind === 'card' ? read('creditLimit', limit) : null
  const { order, archived, icon, color, loanId } = before
  const checked = shape.safeParse({
    ...{ order, archived, icon, color, loanId: kind === 'loan' ? loanId : null },
    ...{ name: draft.name.trim(), kind, currency, openingOn: draft.openingOn },
    openingBalance: opening === undefined ? opening : heldOf(kind, opening, draft.isCredit),
    institution: textOr(draft.institution),
    number: isValued(kind) ? null : textOr(draft.number),
    includeInNetWorth: draft.includeInNetWorth,
    ...cardFields(draft, creditLimit),
    note: textOr(draft.note),
  })
  const { openingBalance, ...said } = messagesOf(checked.error, (at) => fieldWords[at])
  const messages = { ...said, ...(openingBalance && { opening: openingBalance }), ...amounts }
  if (!checked.success || Object.keys(messages).length > 0) return { ok: false, messages }
  return { ok: true, fields: checked.data }
}
