import type { Total } from '#domain/money/money.ts'
import { Amount } from '#web/locale/amount.tsx'
import { say } from '#web/words/say.ts'
import type { Preview } from '../use-preview.ts'

/** What the ticked rows come to, out and in, each currency on its own. */
export function FlowWords({ preview }: { readonly preview: Preview }) {
  const { flow } = preview
  return (
    <p className="mr-auto flex flex-wrap gap-x-4 gap-y-1">
      <Side word={say('Out')} totals={flow.out} flow="out" />
      <Side word={say('Back')} totals={flow.back} flow="in" />
      <Side word={say('In')} totals={flow.in} flow="in" />
    </p>
  )
}

interface SideProps {
  readonly word: string
  readonly totals: readonly Total[]
  readonly flow: 'in' | 'out'
}

function Side({ word, totals, flow }: SideProps) {
  if (totals.length === 0) return null
  return (
    <span className="flex flex-wrap gap-x-2">
      <span className="text-muted-foreground">{word}</span>
      {totals.map(({ amount, currency }) => (
        <Amount
          key={currency}
          amount={amount}
          currency={currency}
          flow={flow}
          className="font-semibold"
        />
      ))}
    </span>
  )
}
