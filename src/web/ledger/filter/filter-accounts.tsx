import { useRows } from '#web/data/replica-react.tsx'
import { say } from '#web/words/say.ts'
import { ToggleChip } from './toggle-chip.tsx'
import { toggled } from './toggled.ts'

export interface FilterAccountsProps {
  readonly chosen: readonly string[]
  readonly onChange: (accountIds: readonly string[]) => void
}

/** Those of the book, and what has none; nothing before there is one. */
export function FilterAccounts({ chosen, onChange }: FilterAccountsProps) {
  const accounts = useRows('accounts')
  if (accounts.length === 0) return null
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{say('Account')}</legend>
      <div className="flex flex-wrap gap-2">
        {[...accounts, { id: 'none', name: say('No account') }].map(({ id, name }) => (
          <ToggleChip
            key={id}
            isOn={chosen.includes(id)}
            onToggle={() => onChange(toggled(chosen, id))}
          >
            {name}
          </ToggleChip>
        ))}
      </div>
    </fieldset>
  )
}
