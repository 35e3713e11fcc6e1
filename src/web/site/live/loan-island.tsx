import { useMemo } from 'react'
import { LoanCalculator } from '#web/calculators/loan-calculator.tsx'
import type { ChartWriting } from '#web/charts/series.ts'

export function LoanIsland({ writing }: { readonly writing: ChartWriting }) {
  const today = useMemo(() => Temporal.Now.plainDateISO().toString(), [])
  return <LoanCalculator writing={writing} today={today} />
}
