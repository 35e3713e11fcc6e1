import Download from 'lucide-react/icons/download'
import { isWrittenOff } from '#contract/groups/settlements.ts'
import { isCounted } from '#domain/groups/balances.ts'
import { groupCsv } from '#domain/groups/export-group.ts'
import { useGroupCategories } from '#web/groups/use-group-categories.ts'
import { Button } from '#web/ui/control/button.tsx'
import { saveAs } from '#web/ui/save-as.ts'
import { say } from '#web/words/say.ts'
import type { Shown } from '../use-money.ts'

const fileName = (name: string) =>
  name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'group'

export function ExportButtons({ shown }: { readonly shown: Shown }) {
  const { names } = useGroupCategories()
  const name = fileName(shown.group.name)
  const csv = () =>
    saveAs(new Blob(['\uFEFF', csvOf(shown, names)], { type: 'text/csv' }), `${name}.csv`)
  const json = () => saveAs(new Blob([jsonOf(shown)], { type: 'application/json' }), `${name}.json`)
  return (
    <div className="flex flex-wrap gap-2">
      <Button look="outline" onClick={csv}>
        <Download aria-hidden />
        {say('Export as CSV')}
      </Button>
      <Button look="outline" onClick={json}>
        <Download aria-hidden />
        {say('Export as JSON')}
      </Button>
    </div>
  )
}

/** What each paid less what each bears; a payment counts when it is confirmed. */
export function csvOf({ group, money, names }: Shown, categories: ReadonlyMap<string, string>) {
  return groupCsv({
    people: group.members.map(({ memberId }) => ({ memberId, name: names.plain(memberId) })),
    expenses: money.expenses.map(({ categoryId, ...expense }) => ({
      ...expense,
      category: categories.get(categoryId ?? '') ?? null,
    })),
    payments: money.settlements
      .filter(isCounted)
      .map((payment) => ({ ...payment, isWriteOff: isWrittenOff(payment) })),
  })
}

/** Everything as it is kept; amounts are whole minor units. */
const jsonOf = ({ group, money }: Shown): string =>
  `${JSON.stringify({ group, ...money }, null, 2)}\n`
