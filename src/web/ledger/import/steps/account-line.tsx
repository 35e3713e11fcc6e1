import { useId } from 'react'
import { type AccountKind, isMoney } from '#domain/accounts/account.ts'
import { kindWords } from '#web/accounts/account.ts'
import { Input } from '#web/ui/control/input.tsx'
import { Select } from '#web/ui/control/select.tsx'
import { say } from '#web/words/say.ts'
import { canBeNew, type NewAccount, noAccount, type Part, shortNumber } from '../accounts/target.ts'
import type { AccountTargets } from '../accounts/use-targets.ts'

const moneyKinds = ['current', 'savings', 'card', 'cash'] as const

export interface AccountLineProps {
  readonly part: Part
  readonly targets: AccountTargets
}

/** DE…2051 → Giro: where the rows of a file go, as found or as the person says. */
export function AccountLine({ part, targets }: AccountLineProps) {
  const { summary, fileName } = part
  const askId = useId()
  const target = targets.targetOf(part)
  const value = target.to === 'known' ? target.accountId : target.to
  const isOpen = target.to === 'open'
  const fitting = targets.accounts.filter(
    ({ id, archived, currency, kind }) =>
      id === value || (!archived && currency === summary.currency && isMoney(kind)),
  )
  const choose = (chosen: string) => {
    if (chosen === 'new') return targets.chooseNew(part)
    targets.choose(part, chosen === 'none' ? noAccount : { to: 'known', accountId: chosen })
  }
  return (
    <div className="grid gap-2 pr-2 pl-8 text-sm">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="text-muted-foreground">
          {summary.id ? `${shortNumber(summary.id)} → ` : say('Account')}
        </span>
        <Select
          aria-label={say('Account of {id}', { id: summary.id ?? fileName })}
          value={value}
          onChange={(event) => choose(event.target.value)}
          aria-invalid={isOpen}
          aria-describedby={isOpen ? askId : undefined}
          className="w-56 max-w-full"
        >
          {isOpen ? (
            <option value="open" disabled>
              {say('Choose an account')}
            </option>
          ) : null}
          {fitting.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          {canBeNew(part) ? <option value="new">{say('New account')}</option> : null}
          <option value="none">{say('No account')}</option>
        </Select>
        {isOpen ? (
          <span id={askId} className="text-warning">
            {say('Which account are these rows of?')}
          </span>
        ) : null}
      </div>
      {target.to === 'new' ? (
        <NewAccountFields
          account={target.account}
          onChange={(account) => targets.choose(part, { to: 'new', account })}
        />
      ) : null}
    </div>
  )
}

interface NewAccountFieldsProps {
  readonly account: NewAccount
  readonly onChange: (account: NewAccount) => void
}

function NewAccountFields({ account, onChange }: NewAccountFieldsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <span className="w-56 max-w-full">
        <Input
          aria-label={say('Name of the new account')}
          value={account.name}
          maxLength={80}
          onChange={(event) => onChange({ ...account, name: event.target.value })}
        />
      </span>
      <Select
        aria-label={say('Kind of the new account')}
        value={account.kind}
        onChange={(event) => onChange({ ...account, kind: event.target.value as AccountKind })}
        className="w-44 max-w-full"
      >
        {moneyKinds.map((kind) => (
          <option key={kind} value={kind}>
            {kindWords[kind]}
          </option>
        ))}
      </Select>
    </div>
  )
}
