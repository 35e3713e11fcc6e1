import { CategoryMark } from '#web/categories/category-chip.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import type { CategoryNode } from './tree.ts'

export interface AwayListProps {
  readonly nodes: readonly CategoryNode[]
  readonly onBringBack: (node: CategoryNode) => void
  /** Opened for them, because a search found something inside. */
  readonly isFound: boolean
}

const childWords = (count: number) =>
  say('{count, plural, one { and # below it} other { and # below it}}', { count })

/** What cannot be chosen now: it keeps its name on everything it was used for. */
export function AwayList({ nodes, onBringBack, isFound }: AwayListProps) {
  if (nodes.length === 0) return null
  return (
    <Card className="px-4 py-1">
      <details open={isFound}>
        <summary className="control-least cursor-pointer py-2 font-medium text-muted-foreground">
          <Say words="Hidden and archived ({count})" count={nodes.length} />
        </summary>
        <ul aria-label={say('Hidden and archived')} className="grid gap-1 pb-3">
          {nodes.map((node) => (
            <li key={node.category.id} className="flex items-center gap-3">
              <CategoryMark category={node.category} size="small" />
              <span className="min-w-0 flex-1 wrap-anywhere">
                {node.category.name}
                <span className="text-sm text-muted-foreground">
                  {node.children.length > 0 ? childWords(node.children.length) : null}
                  {node.original ? say(', hidden') : say(', archived')}
                </span>
              </span>
              <Button look="outline" onClick={() => onBringBack(node)}>
                {node.original ? say('Show') : say('Restore')}
                <span className="sr-only"> {node.category.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      </details>
    </Card>
  )
}
