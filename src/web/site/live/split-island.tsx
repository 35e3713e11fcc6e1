import { SplitCalculator } from '#web/calculators/split-calculator.tsx'
import type { ChartWriting } from '#web/charts/series.ts'

export const SplitIsland = ({ writing }: { readonly writing: ChartWriting }) => (
  <SplitCalculator writing={writing} />
)
