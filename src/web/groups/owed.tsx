import { Amount } from '#web/locale/amount.tsx'
import { Say } from '#web/words/say-element.tsx'

export interface OwedProps {
  /** Several, or “You and Anna”: whom the verb has to fit. */
  readonly who: string
  /** Below zero they owe it. */
  readonly amount: number
  readonly currency: string
}

/** What several people owe together, or are owed. */
export function Owed({ who, amount, currency }: OwedProps) {
  const sum = <Amount amount={Math.abs(amount)} currency={currency} className="font-semibold" />
  return amount < 0 ? (
    <Say words="{who} owe {sum}" who={who} sum={sum} />
  ) : (
    <Say words="{who} are owed {sum}" who={who} sum={sum} />
  )
}
