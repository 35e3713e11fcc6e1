import { say } from '#web/words/say.ts'
import { classes } from '../classes.ts'

/** A grey stand-in; give it the size of what will be there. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <div aria-hidden className={classes('animate-shimmer rounded-md bg-accent', className)} />
}

/** A few fields and a button: the shape of the entrances. */
export function FormSkeleton() {
  return (
    <div role="status" aria-label={say('Loading')} className="grid gap-5">
      <Skeleton className="h-7 w-40" />
      <Skeleton className="h-15 w-full" />
      <Skeleton className="h-15 w-full" />
      <Skeleton className="h-9 w-full" />
    </div>
  )
}
