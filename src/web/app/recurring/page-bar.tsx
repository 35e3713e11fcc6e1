import Plus from 'lucide-react/icons/plus'
import { ChoiceSwitch } from '#web/ledger/sheet/choice-switch.tsx'
import { Button } from '#web/ui/button.tsx'
import type { RecurringBar } from './use-recurring-address.ts'

export interface BarProps {
  readonly bar: RecurringBar
}

const views = [
  ['list', 'List'],
  ['calendar', 'Calendar'],
] as const

export function PageBar({ bar }: BarProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="mr-auto phone:w-full">
        <ChoiceSwitch label="View" value={bar.view} choices={views} onChange={bar.show} />
      </div>
      <Button look="outline" className="phone:flex-1" onClick={() => bar.add('income')}>
        <Plus aria-hidden />
        Add income
      </Button>
      <Button className="phone:flex-1" onClick={() => bar.add('expense')}>
        <Plus aria-hidden />
        Add expense
      </Button>
    </div>
  )
}
