import { useMemo, useState } from 'react'
import { LoanCalculator } from '#web/calculators/loan-calculator.tsx'
import type { ChartWriting } from '#web/charts/series.ts'
import { keepCurrency, keptCurrency } from './kept-currency.ts'

export function LoanIsland({ writing }: { readonly writing: ChartWriting }) {
  const today = useMemo(() => Temporal.Now.plainDateISO().toString(), [])
  const [currency, setCurrency] = useState(() => keptCurrency() ?? writing.currency)
  const choose = (next: string) => {
    keepCurrency(next)
    setCurrency(next)
  }
  return <LoanCalculator writing={{ ...writing, currency }} today={today} onCurrency={choose} />
}
