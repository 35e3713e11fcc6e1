import { useMemo, useState } from 'react'
import { isOwed } from '#domain/accounts/account.ts'
import { type Day, formatDay } from '#domain/calendar/calendar.ts'
import { readTypedAmount } from '#domain/typed/read-typed-amount.ts'
import type { AccountRow } from '#web/accounts/account.ts'
import { heldOf } from '#web/accounts/owed/owed.ts'
import { OwedQuestion } from '#web/accounts/owed/owed-question.tsx'
import { useAccountBook } from '#web/accounts/use-accounts.ts'
import { useReplica, useRows } from '#web/data/replica-react.tsx'
import { AmountField } from '#web/form/fields/amount-field.tsx'
import { TickLine } from '#web/ledger/tick-line.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { writeInTurn } from '#web/writes/write-in-turn.ts'
import { makingAccounts, type Proposal, proposals } from './propose.ts'

export interface FirstAccountsProps {
  readonly accounts: readonly AccountRow[]
}

/** What is here already says where money is: it becomes accounts only when somebody asks. */
export function FirstAccounts({ accounts }: FirstAccountsProps) {
  const replica = useReplica()
  const book = useAccountBook()
  const imports = useRows('imports')
  const { locale } = useLocale()
  const hasAccounts = accounts.length > 0
  const found = useMemo(() => proposals(book, imports, hasAccounts), [book, imports, hasAccounts])
  const [flipped, setFlipped] = useState<ReadonlySet<string>>(new Set())
  const [credits, setCredits] = useState<ReadonlySet<string>>(new Set())
  const [balances, setBalances] = useState<Readonly<Record<string, string>>>({})
  if (found.length === 0) return null
  const isTicked = ({ key, label }: Proposal) => flipped.has(key) !== (label !== null)
  const taken = found.filter(isTicked).map((proposal) => {
    const parsed = readTypedAmount(balances[proposal.key] ?? '', proposal.currency, locale)
    const isCredit = credits.has(proposal.key)
    return { proposal, balance: parsed.ok ? heldOf(proposal.kind, parsed.amount, isCredit) : 0 }
  })
  const make = () => {
    const order = Math.max(-1, ...accounts.map((account) => account.order)) + 1
    const of = taken.reduce((sum, { proposal }) => sum + countOf(proposal), 0)
    const title = say('Made {count, plural, one {# account} other {# accounts}}', {
      count: taken.length,
    })
    void writeInTurn(replica, makingAccounts(taken, order), {
      ...{ doing: say('Making accounts'), of },
      done: { title },
    })
  }
  const flip = (key: string) => setFlipped(new Set(flipped).symmetricDifference(new Set([key])))
  return (
    <Card aria-label={say('Accounts of what is here')} className="grid gap-3 p-4">
      <div>
        <h2 className="font-semibold">{say('Make accounts of what is here')}</h2>
        <p className="text-sm text-muted-foreground">
          {say(
            `Rows stay as they are and get their account. Say what each holds today: until you do,
            that is nothing. It can be undone.`,
          )}
        </p>
      </div>
      <ul className="grid gap-2">
        {found.map((proposal) => (
          <li key={proposal.key} className="grid items-center gap-x-4 sm:grid-cols-[1fr_14rem]">
            <TickLine
              isTicked={isTicked(proposal)}
              onFlip={() => flip(proposal.key)}
              className="control-least"
            >
              <ProposalWords proposal={proposal} />
            </TickLine>
            {isTicked(proposal) ? (
              <div className="grid gap-2">
                <AmountField
                  label={isOwed(proposal.kind) ? say('Owed today') : say('Balance today')}
                  value={balances[proposal.key] ?? ''}
                  currency={proposal.currency}
                  onChange={(text) => setBalances({ ...balances, [proposal.key]: text })}
                />
                <OwedQuestion
                  {...{ kind: proposal.kind, currency: proposal.currency }}
                  text={balances[proposal.key] ?? ''}
                  isCredit={credits.has(proposal.key)}
                  onChange={() => setCredits(credits.symmetricDifference(new Set([proposal.key])))}
                />
              </div>
            ) : null}
          </li>
        ))}
      </ul>
      {taken.length > 0 ? (
        <div>
          <Button onClick={make}>
            <Say
              words="Make {count, plural, one {# account} other {# accounts}}"
              count={taken.length}
            />
          </Button>
        </div>
      ) : null}
    </Card>
  )
}

const countOf = ({ expenses, incomes }: Proposal) => expenses.length + incomes.length
const dayStyle = { day: 'numeric', month: 'short', year: 'numeric' } as const
const since = (day: Day, locale: string) => formatDay(day, locale, dayStyle)

function ProposalWords({ proposal }: { readonly proposal: Proposal }) {
  const { locale } = useLocale()
  const { name, currency, firstOn, label } = proposal
  const told = { count: countOf(proposal), currency, day: since(firstOn, locale) }
  return (
    <span className="grid min-w-0">
      <span className="truncate font-medium">{name}</span>
      <span className="text-sm text-muted-foreground">
        {label
          ? say(
              `{count, plural, one {# row} other {# rows}} in {currency} from its statements since
              {day}`,
              told,
            )
          : say(
              '{count, plural, one {# row} other {# rows}} in {currency} paid this way since {day}',
              told,
            )}
      </span>
    </span>
  )
}
