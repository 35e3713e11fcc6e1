import type { ReactNode } from 'react'
import { useLocale } from '#web/locale/use-locale.ts'
import type { SumFigure } from '#web/reports/rows-address.ts'
import { Sheet, SheetContent } from '#web/ui/overlay/sheet.tsx'
import { spanWords } from './bucket-words.ts'
import { ChangeSum, isChangeSum } from './charts/change-sum.tsx'
import { ForeseenNet, ForeseenSum } from './charts/foreseen-sum.tsx'
import { MerchantsSum } from './charts/merchants-sum.tsx'
import { NetSum } from './charts/net-sum.tsx'
import { useAnalytics } from './use-analytics.ts'

const titles: Readonly<Record<SumFigure['sum'], string>> = {
  net: 'Left over',
  merchants: 'Other merchants',
  change: 'Other changes',
  fresh: 'New',
  stopped: 'Stopped',
  oftener: 'More or less often',
  dearer: 'Dearer or cheaper',
  'foreseen-expense': 'Spending, foreseen',
  'foreseen-income': 'Income, foreseen',
  'foreseen-net': 'Left over, foreseen',
}

function bodyOf(figure: SumFigure): ReactNode {
  const { sum } = figure
  if (isChangeSum(sum)) return <ChangeSum sum={sum} figure={figure} />
  if (sum === 'merchants') return <MerchantsSum figure={figure} />
  if (sum === 'foreseen-expense') return <ForeseenSum kind="expense" figure={figure} />
  if (sum === 'foreseen-income') return <ForeseenSum kind="income" figure={figure} />
  return sum === 'net' ? <NetSum figure={figure} /> : <ForeseenNet figure={figure} />
}

/** How a figure is made that has no rows of its own: each line leads to its rows. */
export function SumSheet({ figure }: { readonly figure: SumFigure }) {
  const { closeRows } = useAnalytics()
  const { locale } = useLocale()
  return (
    <Sheet open onOpenChange={(isOpen) => isOpen || closeRows()}>
      <SheetContent title={titles[figure.sum]} description={spanWords(figure, locale)}>
        {bodyOf(figure)}
      </SheetContent>
    </Sheet>
  )
}
