import { ChoiceField } from '#web/form/fields/choice-field.tsx'
import type { Choice } from '#web/form/fields/choices.ts'
import type { AccountRow } from './account.ts'

export interface AccountFieldProps {
  readonly label: string
  /** Empty for none. */
  readonly value: string
  readonly onChange: (accountId: string) => void
  readonly accounts: readonly AccountRow[]
  /** What having none is called; without it one has to be chosen. */
  readonly none: string
  /** What is no account, and may be chosen all the same. */
  readonly others?: readonly Choice[]
  readonly error?: string | undefined
  readonly hint?: string | undefined
}

/** What is archived is offered only where it is chosen already. */
export function AccountField(props: AccountFieldProps) {
  const { accounts, none, others = [], value, hint, ...field } = props
  const shown = accounts.filter(({ id, archived }) => !archived || id === value)
  return (
    <ChoiceField
      {...field}
      value={value}
      {...(hint ? { hint } : {})}
      choices={[
        { value: '', label: none },
        ...shown.map(({ id, name, currency }) => ({ value: id, label: `${name} (${currency})` })),
        ...others,
      ]}
    />
  )
}
