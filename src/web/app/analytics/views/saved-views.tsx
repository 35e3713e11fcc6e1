import Bookmark from 'lucide-react/icons/bookmark'
import { useState } from 'react'
import type { RowOf } from '#contract/collections.ts'
import { useRows } from '#web/data/replica-react.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '#web/ui/control/menu.tsx'
import { whenAsked } from '#web/ui/loading/arrive.tsx'
import { say } from '#web/words/say.ts'
import { useWrites } from '#web/writes/use-writes.ts'
import { writeAddress } from '../address.ts'
import { useAnalytics } from '../use-analytics.ts'

const ViewDialog = whenAsked(() => import('./view-dialog.tsx').then((file) => file.ViewDialog))

type Open =
  | { readonly kind: 'add' }
  | { readonly kind: 'rename'; readonly view: RowOf<'saved_views'> }

/** Ways of looking that are worth coming back to; kept with the book, so every device has them. */
export function SavedViews() {
  const { address, goTo } = useAnalytics()
  const views = useRows('saved_views')
  const { create, change, remove } = useWrites('saved_views')
  const [open, setOpen] = useState<Open | null>(null)
  const here = writeAddress(address)
  const current = views.find(({ search }) => search === here)
  const save = (name: string) => {
    if (open?.kind === 'rename')
      change(open.view, { name }, { title: say('Renamed to {name}', { name }) })
    else create({ name, search: here }, { title: say('Saved {name}', { name }) })
  }
  return (
    <>
      <Menu>
        <MenuTrigger asChild>
          <Button look="outline">
            <Bookmark aria-hidden />
            <span className="max-w-40 truncate">{current?.name ?? say('Views')}</span>
          </Button>
        </MenuTrigger>
        <MenuContent align="end" className="max-w-72">
          {views.map((view) => (
            <MenuItem key={view.id} onSelect={() => goTo(view.search)}>
              <span className="truncate">{view.name}</span>
            </MenuItem>
          ))}
          {views.length > 0 ? <MenuSeparator /> : null}
          {current ? (
            <>
              <MenuItem onSelect={() => setOpen({ kind: 'rename', view: current })}>
                {say('Rename this view…')}
              </MenuItem>
              <MenuItem
                look="destructive"
                onSelect={() =>
                  remove(current, { title: say('Deleted {current}', { current: current.name }) })
                }
              >
                {say('Delete this view')}
              </MenuItem>
            </>
          ) : (
            <MenuItem onSelect={() => setOpen({ kind: 'add' })}>{say('Save this view…')}</MenuItem>
          )}
        </MenuContent>
      </Menu>
      {open ? (
        <ViewDialog
          name={open.kind === 'rename' ? open.view.name : ''}
          onSave={save}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </>
  )
}
