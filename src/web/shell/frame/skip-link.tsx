import { classes } from '#web/ui/classes.ts'
import { say } from '#web/words/say.ts'
/** The first stop of the Tab key: past the menus, to the page. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className={classes(
        'fixed top-2 left-2 z-60 -translate-y-20 rounded-md bg-primary px-4 py-2',
        'font-medium text-primary-foreground focus:translate-y-0',
      )}
    >
      {say('Skip to the page')}
    </a>
  )
}
