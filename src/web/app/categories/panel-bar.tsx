import Plus from 'lucide-react/icons/plus'
import { SearchInput } from '#web/fields/search-input.tsx'
import { Button } from '#web/ui/button.tsx'
import type { CategoryType } from './tree.ts'

export interface PanelBarProps {
  readonly type: CategoryType
  readonly text: string
  readonly onText: (text: string) => void
  readonly onAdd: () => void
}

export function PanelBar({ type, text, onText, onAdd }: PanelBarProps) {
  return (
    <div className="flex items-center gap-2">
      <SearchInput label={`Search ${type} categories`} text={text} onText={onText} />
      <Button onClick={onAdd}>
        <Plus aria-hidden />
        Add category
      </Button>
    </div>
  )
}
