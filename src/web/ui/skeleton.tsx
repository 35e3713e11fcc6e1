import { classes } from './classes.ts'

/** A grey stand-in; give it the size of what will be there. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <div aria-hidden className={classes('animate-shimmer rounded-md bg-accent', className)} />
}
