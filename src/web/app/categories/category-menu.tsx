import Archive from 'lucide-react/icons/archive'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import EyeOff from 'lucide-react/icons/eye-off'
import Merge from 'lucide-react/icons/merge'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Trash2 from 'lucide-react/icons/trash-2'
import { IconButton } from '#web/ui/control/button.tsx'
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '#web/ui/control/menu.tsx'
import { say } from '#web/words/say.ts'
import type { CategoryNode } from './tree.ts'

export interface CategoryActs {
  readonly edit: (node: CategoryNode) => void
  readonly addBelow: (node: CategoryNode) => void
  readonly putAway: (node: CategoryNode) => void
  readonly reset: (node: CategoryNode) => void
  readonly merge: (node: CategoryNode) => void
  readonly remove: (node: CategoryNode) => void
  readonly move: (siblings: readonly CategoryNode[], node: CategoryNode, at: number) => void
}

export interface CategoryMenuProps {
  readonly node: CategoryNode
  readonly siblings: readonly CategoryNode[]
  readonly acts: CategoryActs
}

/** Everything that can be done with one category. */
export function CategoryMenu({ node, siblings, acts }: CategoryMenuProps) {
  const { category, original, style } = node
  const at = siblings.indexOf(node)
  return (
    <Menu>
      <MenuTrigger asChild>
        <IconButton
          label={say('More for {category}', { category: category.name })}
          className="text-muted-foreground"
        >
          <EllipsisVertical aria-hidden />
        </IconButton>
      </MenuTrigger>
      <MenuContent align="end">
        <MenuItem onSelect={() => acts.edit(node)}>
          <Pencil aria-hidden />
          {say('Edit')}
        </MenuItem>
        {category.parentId === null ? (
          <MenuItem onSelect={() => acts.addBelow(node)}>
            <Plus aria-hidden />
            {say('Add one below it')}
          </MenuItem>
        ) : null}
        <MenuItem disabled={at <= 0} onSelect={() => acts.move(siblings, node, at - 1)}>
          <ArrowUp aria-hidden />
          {say('Move up')}
        </MenuItem>
        <MenuItem
          disabled={at === siblings.length - 1}
          onSelect={() => acts.move(siblings, node, at + 1)}
        >
          <ArrowDown aria-hidden />
          {say('Move down')}
        </MenuItem>
        <MenuSeparator />
        {style ? (
          <MenuItem onSelect={() => acts.reset(node)}>
            <RotateCcw aria-hidden />
            {say('Reset to default')}
          </MenuItem>
        ) : null}
        <MenuItem onSelect={() => acts.putAway(node)}>
          {original ? <EyeOff aria-hidden /> : <Archive aria-hidden />}
          {original ? say('Hide') : say('Archive')}
        </MenuItem>
        {original ? (
          <p className="max-w-56 px-2 py-1.5 text-sm text-muted-foreground">{builtInWords}</p>
        ) : (
          <OwnItems node={node} acts={acts} />
        )}
      </MenuContent>
    </Menu>
  )
}

const builtInWords = say(
  'Everybody has this one, so it can be neither merged nor deleted. Hide it.',
)

/** What belongs to everyone can be neither merged away nor deleted by one person. */
function OwnItems({ node, acts }: Pick<CategoryMenuProps, 'node' | 'acts'>) {
  return (
    <>
      <MenuItem onSelect={() => acts.merge(node)}>
        <Merge aria-hidden />
        {say('Merge into…')}
      </MenuItem>
      <MenuItem look="destructive" onSelect={() => acts.remove(node)}>
        <Trash2 aria-hidden />
        {say('Delete')}
      </MenuItem>
    </>
  )
}
