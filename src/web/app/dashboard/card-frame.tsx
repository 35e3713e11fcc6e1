import { type ReactNode, useContext, useId } from 'react'
import { Link } from 'react-router'
import { classes } from '#web/ui/classes.ts'
import { Card, CardHead, CardTitle } from '#web/ui/page/card.tsx'
import { AgeContext } from './age.ts'

export interface CardFrameProps {
  readonly title: string
  /** Where there is more of it. */
  readonly more?: { readonly to: string; readonly words: string }
  readonly className?: string
  /** It is made of the rows of this device, and not of the answer. */
  readonly isHere?: boolean | undefined
  readonly children: ReactNode
}

const moreLook =
  '-mr-2 flex control-least items-center px-2 text-sm text-muted-foreground ' +
  'underline-offset-4 hover:underline'

/** A part of the dashboard with its name and the way to the page it is from. */
export function CardFrame({ title, more, className, isHere, children }: CardFrameProps) {
  const id = useId()
  const age = useContext(AgeContext)
  return (
    <Card
      aria-labelledby={id}
      className={classes('grid grid-cols-[minmax(0,1fr)] content-start', className)}
    >
      <CardHead className="min-h-12 pt-3">
        <CardTitle id={id} className="text-foreground">
          {title}
          {age && !isHere ? (
            <span className="font-normal text-muted-foreground"> {age}</span>
          ) : null}
        </CardTitle>
        {more ? (
          <Link to={more.to} className={moreLook}>
            {more.words}
          </Link>
        ) : null}
      </CardHead>
      {children}
    </Card>
  )
}

/** A row of such a part, all of which leads somewhere. */
export const rowLook =
  'flex min-h-12 items-center gap-3 border-t px-5 py-2 outline-offset-[-2px] hover:bg-muted ' +
  'narrow:px-3'
