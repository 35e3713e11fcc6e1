import History from 'lucide-react/icons/history'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import type { CategoryRule } from '#domain/categories/rules.ts'
import { CategoryChip } from '#web/categories/category-chip.tsx'
import type { Category } from '#web/categories/use-categories.ts'
import { IconButton } from '#web/ui/control/button.tsx'
import { Switch } from '#web/ui/control/switch.tsx'
import { Tooltip } from '#web/ui/overlay/tooltip.tsx'
import { say } from '#web/words/say.ts'

export interface RuleItemProps {
  readonly rule: CategoryRule
  readonly category: Category | undefined
  readonly onSwitch: (active: boolean) => void
  readonly onApply: () => void
  readonly onEdit: () => void
  readonly onRemove: () => void
}

export function RuleItem({ rule, category, ...acts }: RuleItemProps) {
  const { contains, active } = rule
  return (
    <div className="flex items-center gap-3 py-1.5 phone:flex-wrap">
      <Switch
        checked={active}
        onCheckedChange={acts.onSwitch}
        aria-label={say('Use the rule for {contains}', { contains })}
      />
      <span className={active ? 'min-w-0 flex-1' : 'min-w-0 flex-1 text-muted-foreground'}>
        <span className="block truncate font-medium">{contains}</span>
        <span className="flex text-sm">
          <CategoryChip category={category} />
        </span>
      </span>
      <span className="flex text-muted-foreground">
        <Tooltip text={say('Use it on past rows')}>
          <IconButton
            label={say('Use {contains} on past rows', { contains })}
            onClick={acts.onApply}
          >
            <History aria-hidden />
          </IconButton>
        </Tooltip>
        <IconButton label={say('Edit the rule for {contains}', { contains })} onClick={acts.onEdit}>
          <Pencil aria-hidden />
        </IconButton>
        <IconButton
          label={say('Delete the rule for {contains}', { contains })}
          onClick={acts.onRemove}
        >
          <Trash2 aria-hidden />
        </IconButton>
      </span>
    </div>
  )
}
