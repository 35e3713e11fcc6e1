import { classes } from '../classes.ts'

export function Separator({ className }: { readonly className?: string }) {
  return <hr className={classes('h-px w-full border-0 bg-border', className)} />
}
