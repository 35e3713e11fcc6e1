import { useState } from 'react'
import { isBooked } from '#domain/accounts/account.ts'
import { typedAmount } from '#domain/money/money.ts'
import { readTypedAmount } from '#domain/typed/read-typed-amount.ts'
import { useRows } from '#web/data/replica-react.tsx'
import { AmountField } from '#web/form/fields/amount-field.tsx'
import { amountProblemWords } from '#web/form/fields/amount-problem.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { say } from '#web/words/say.ts'
import { AccountField } from './account-field.tsx'

/** The account behind something of a group, as it is chosen: nobody else is told of it. */
export interface OwnAccountDraft {
  /** Empty for none. */
  readonly accountId: string
  readonly accountAmount: string
}

export const onlyYou = say('Only you see this.')

export const noAccount: OwnAccountDraft = { accountId: '', accountAmount: '' }

export interface OwnAccountFields {
  readonly accountId: string | null
  readonly accountAmount: number | null
}

/** What is chosen and typed; null where what is typed is no amount. */
export function useOwnAccount(currency: string) {
  const accounts = useRows('accounts')
  const { locale } = useLocale()
  return ({ accountId, accountAmount: text }: OwnAccountDraft): OwnAccountFields | null => {
    const account = accounts.find(({ id }) => id === accountId)
    if (!account) return { accountId: null, accountAmount: null }
    const plain = { accountId, accountAmount: null }
    if (account.currency === currency || text.trim() === '') return plain
    const read = readTypedAmount(text, account.currency, locale)
    return read.ok && read.amount > 0 ? { accountId, accountAmount: read.amount } : null
  }
}

export interface OwnAccountProps {
  readonly label: string
  /** Of what was paid. */
  readonly currency: string
  readonly draft: OwnAccountDraft
  readonly onChange: (draft: OwnAccountDraft) => void
  /** Who sees it, where that is the question. */
  readonly hint?: string
  /** What is typed is typed. */
  readonly onLeave?: () => void
}

/** Which of my accounts it moved, and by how much where that has another currency. */
export function OwnAccount(props: OwnAccountProps) {
  const { label, currency, draft, onChange, onLeave, hint = onlyYou } = props
  const accounts = useRows('accounts')
  const { locale } = useLocale()
  if (accounts.length === 0) return null
  const account = accounts.find(({ id }) => id === draft.accountId)
  const read = account && readTypedAmount(draft.accountAmount, account.currency, locale)
  const isWrong = draft.accountAmount.trim() !== '' && read?.ok === false
  return (
    <>
      <AccountField
        label={label}
        value={draft.accountId}
        onChange={(accountId) => onChange({ accountId, accountAmount: '' })}
        accounts={accounts.filter(({ kind }) => isBooked(kind))}
        none={say('No account')}
        hint={hint}
      />
      {account && account.currency !== currency ? (
        <AmountField
          label={say('What the bank moved, in {currency} (optional)', {
            currency: account.currency,
          })}
          value={draft.accountAmount}
          currency={account.currency}
          onChange={(accountAmount) => onChange({ ...draft, accountAmount })}
          {...(onLeave && { onBlur: onLeave })}
          error={
            isWrong && read?.ok === false
              ? amountProblemWords(read.reason, account.currency, locale)
              : undefined
          }
        />
      ) : null}
    </>
  )
}

export interface SavedAccountProps extends Pick<OwnAccountProps, 'label' | 'currency' | 'hint'> {
  readonly saved: Partial<OwnAccountFields> | null
  readonly onSave: (fields: OwnAccountFields) => void
}

/** The same of what is there already: written once it is chosen, or the amount is left. */
export function SavedAccount({ currency, saved, onSave, ...said }: SavedAccountProps) {
  const accounts = useRows('accounts')
  const { locale } = useLocale()
  const read = useOwnAccount(currency)
  const [typed, setTyped] = useState<string | null>(null)
  const accountId = saved?.accountId ?? ''
  const own = accounts.find(({ id }) => id === accountId)?.currency ?? currency
  const size = saved?.accountAmount ?? null
  const accountAmount = typed ?? (size === null ? '' : typedAmount(size, own, locale))
  const save = (draft: OwnAccountDraft) => {
    const fields = read(draft)
    const isOther = fields?.accountId !== (saved?.accountId ?? null)
    if (!fields || !(isOther || fields.accountAmount !== size)) return
    setTyped(null)
    onSave(fields)
  }
  return (
    <div className="grid gap-4 empty:hidden">
      <OwnAccount
        {...said}
        currency={currency}
        draft={{ accountId, accountAmount }}
        onLeave={() => save({ accountId, accountAmount })}
        onChange={(draft) =>
          draft.accountId === accountId ? setTyped(draft.accountAmount) : save(draft)
        }
      />
    </div>
  )
}
