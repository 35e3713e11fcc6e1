import { useRows } from '#web/data/replica-react.tsx'
import type { Noun } from '#web/ledger/model/noun.ts'
import { ChoiceSwitch } from '#web/ui/control/choice-switch.tsx'
import { say } from '#web/words/say.ts'

export type Added = Noun['table'] | 'transfers'

export interface WhatToAddProps {
  readonly value: Added
  readonly onChange: (what: Added) => void
}

const entries = [
  ['expenses', say('Expense')],
  ['incomes', say('Income')],
] as const
const all = [...entries, ['transfers', say('Transfer')]] as const

/** Which of them is written; money moves between accounts only where there are some. */
export function WhatToAdd({ value, onChange }: WhatToAddProps) {
  const hasAccounts = useRows('accounts').length > 0
  return (
    <ChoiceSwitch<Added>
      label={say('What to add')}
      value={value}
      choices={hasAccounts ? all : entries}
      onChange={onChange}
    />
  )
}
