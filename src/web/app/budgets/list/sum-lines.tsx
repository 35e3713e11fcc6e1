import { Fragment } from 'react'
import { Amount } from '#web/locale/amount.tsx'

export interface SumLinesProps {
  readonly lines: readonly (readonly [name: string, amount: number | null, isAbout?: boolean])[]
  readonly currency: string
}

/** Amounts below each other that add up to something. */
export function SumLines({ lines, currency }: SumLinesProps) {
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1">
      {lines.map(([name, amount, isAbout]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd className="text-right">
            <Amount amount={amount} currency={currency} isAbout={isAbout} />
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}
