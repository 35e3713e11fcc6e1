import { namedColour } from '#web/charts/named-colours.ts'
import { Ring } from '#web/charts/ring.tsx'
import { colourOf } from '#web/charts/series.ts'
import { classes } from '#web/ui/classes.ts'
import { goalIcon } from './goal-look.ts'

interface Look {
  readonly icon: string
  readonly color: string
}

export interface GoalMarkProps extends Look {
  readonly className?: string
}

/** The picture of a goal alone; its name must stand nearby. */
export function GoalMark({ icon, color, className }: GoalMarkProps) {
  const Icon = goalIcon(icon)
  return (
    <span
      aria-hidden
      style={{ color: colourOf(namedColour(color)) }}
      className={classes(
        'inline-flex size-9 shrink-0 items-center justify-center rounded-full bg-current/15',
        '[&_svg]:size-4.5',
        className,
      )}
    >
      <Icon />
    </span>
  )
}

export interface GoalRingProps {
  readonly goal: Look
  readonly percent: number
  readonly className?: string
}

/** How full it is, around its picture. */
export function GoalRing({ goal, percent, className }: GoalRingProps) {
  const Icon = goalIcon(goal.icon)
  const colour = namedColour(goal.color)
  return (
    <Ring percent={percent} colour={colour} className={className ?? 'size-16'}>
      <Icon aria-hidden style={{ color: colourOf(colour) }} className="size-[38%]" />
    </Ring>
  )
}
