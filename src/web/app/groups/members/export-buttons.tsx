import Download from 'lucide-react/icons/download'
import { useGroupCategories } from '#web/fields/use-group-categories.ts'
import { Button } from '#web/ui/button.tsx'
import { saveAs } from '#web/ui/save-as.ts'
import type { Shown } from '../use-money.ts'
import { csvOf, jsonOf } from './group-file.ts'

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
        Export as CSV
      </Button>
      <Button look="outline" onClick={json}>
        <Download aria-hidden />
        Export as JSON
      </Button>
    </div>
  )
}
