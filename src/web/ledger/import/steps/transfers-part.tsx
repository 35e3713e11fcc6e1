import type { OutsideOffer } from '#domain/accounts/pairing/offers.ts'
import { formatDay } from '#domain/calendar/calendar.ts'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'
import { TickLine } from '../../tick-line.tsx'
import { PairCard } from '../../transfers/pair-card.tsx'
import type { FoundPair } from '../accounts/find-transfers.ts'
import type { AccountTargets } from '../accounts/use-targets.ts'
import type { Transfers } from '../accounts/use-transfers.ts'

export interface TransfersPartProps {
  readonly transfers: Transfers
  readonly targets: AccountTargets
}

/** Rows that only moved between own accounts: those are neither spent nor earned. */
export function TransfersPart({ transfers, targets }: TransfersPartProps) {
  const { pairs, outside, isBestFirst } = transfers.found
  if (pairs.length === 0 && outside.length === 0) return null
  const nameOf = (id: string) => targets.known.get(id)?.name ?? say('Account')
  return (
    <section aria-label={say('Transfers')} className="grid grid-cols-1 gap-2">
      <h3 className="font-semibold">{say('Transfers')}</h3>
      <p className="text-sm text-muted-foreground">
        {say('Money between your own accounts counts as neither spent nor earned.')}{' '}
        {isBestFirst ? say('There are many at once, so the likeliest were taken first.') : ''}
      </p>
      {pairs.length > 0 ? (
        <ul
          aria-label={say('Found transfers')}
          className="grid grid-cols-1 divide-y rounded-lg border"
        >
          {pairs.map((pair) => (
            <li key={pair.key}>
              <PairCard pair={pair} nameOf={nameOf}>
                <Answer pair={pair} transfers={transfers} />
              </PairCard>
            </li>
          ))}
        </ul>
      ) : null}
      {outside.length > 0 ? <OutsideRows transfers={transfers} nameOf={nameOf} /> : null}
    </section>
  )
}

interface AnswerProps {
  readonly pair: FoundPair
  readonly transfers: Transfers
}

/** Certain ones are ticked; of others somebody is asked, and a no is remembered. */
function Answer({ pair, transfers }: AnswerProps) {
  const said = transfers.answerOf(pair)
  if (pair.kind === 'certain') {
    const isTaken = said ?? true
    return (
      <TickLine isTicked={isTaken} onFlip={() => transfers.answer(pair, !isTaken)}>
        {say('One transfer')}
      </TickLine>
    )
  }
  const button = (isYes: boolean) => (
    <Button
      look={said === isYes ? 'primary' : 'outline'}
      aria-pressed={said === isYes}
      onClick={() => transfers.answer(pair, isYes)}
    >
      {isYes ? say('Yes') : say('No')}
    </Button>
  )
  return (
    <fieldset className="flex items-center gap-2">
      <legend className="sr-only">{say('Is this one transfer?')}</legend>
      <span aria-hidden>{say('One transfer?')}</span>
      {button(true)}
      {button(false)}
    </fieldset>
  )
}

interface OutsideRowsProps {
  readonly transfers: Transfers
  readonly nameOf: (accountId: string) => string
}

const dayStyle = { day: 'numeric', month: 'short', year: 'numeric' } as const

const cardWords = say(
  `A card payment that is not ticked counts as spent. Tick it if you keep that card here: then
  what was bought with it counts instead.`,
)

/** From where to where, as far as that is known. */
function wayOf(one: OutsideOffer, nameOf: OutsideRowsProps['nameOf']): string {
  const { row, isOfCard, paysCard, isLikely, accountId, cashId } = one
  const here = nameOf(row.accountId)
  if (paysCard)
    return accountId
      ? say('pays {name} from {here}', { name: nameOf(accountId), here })
      : say('pays a card from {here}', { here })
  const way = `${isOfCard ? 'pays' : row.amount < 0 ? 'from' : 'to'} ${here}`
  const from = isLikely && accountId ? say(', from {name}', { name: nameOf(accountId) }) : ''
  return `${way}${from}${cashId ? ` to ${nameOf(cashId)}` : ''}`
}

function OutsideRows({ transfers, nameOf }: OutsideRowsProps) {
  const { locale } = useLocale()
  const { found, outside, flipOutside } = transfers
  const asked = found.outside.some(({ row, paysCard }) => paysCard && !outside.has(row.id))
  return (
    <fieldset className="grid grid-cols-1 gap-1 rounded-lg border px-4 py-3">
      <legend className="sr-only">{say('Transfers with an account that is not here')}</legend>
      <p className="text-sm text-muted-foreground">
        {say('These look like transfers, but their other side is not here yet. Tick what is one.')}
      </p>
      {found.outside.map((one) => (
        <TickLine
          key={one.row.id}
          isTicked={outside.has(one.row.id)}
          onFlip={() => flipOutside(one.row.id)}
        >
          <span className="min-w-0 flex-1 py-1.5 wrap-anywhere">
            {formatDay(one.row.date, locale, dayStyle)} · {one.row.text} · {wayOf(one, nameOf)}
          </span>
          <Amount
            amount={one.row.amount}
            currency={one.row.currency}
            flow={one.row.amount > 0 ? 'in' : 'out'}
            className="shrink-0 self-center font-semibold"
          />
        </TickLine>
      ))}
      {asked ? <p className="text-sm">{cardWords}</p> : null}
    </fieldset>
  )
}
